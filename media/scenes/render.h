// Shared by the parts of the water renderer.
#ifndef RENDER_H
#define RENDER_H
#include <math.h>
#include <stddef.h>

typedef struct { float x, y, z; } Vec;
typedef struct { float r, g, b, a; } Colour;

static inline Vec vec(float x, float y, float z) { return (Vec){x, y, z}; }
static inline Vec plus(Vec a, Vec b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline Vec times(Vec a, float s) { return vec(a.x * s, a.y * s, a.z * s); }
static inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline Vec unit(Vec a) { return times(a, 1 / sqrtf(dot(a, a))); }
static inline float clamp(float x, float low, float high) { return x < low ? low : x > high ? high : x; }
static inline float mixf(float a, float b, float t) { return a + (b - a) * t; }
static inline float smooth(float low, float high, float x) {
  float t = clamp((x - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

enum { MAX_LEVELS = 12, MAX_CHANNELS = 8 };

// A stack of ever smaller copies of a picture. Periodic ones wrap (sizes are powers of two), others hold their edge.
typedef struct {
  int width, height, channels, levels, periodic;
  float *level[MAX_LEVELS];
} Pyramid;

Pyramid pyramid_make(const float *base, int width, int height, int channels, int periodic);
void pyramid_free(Pyramid *p);

static inline int kept_inside(int i, int size, int periodic) {
  return periodic ? i & (size - 1) : i < 0 ? 0 : i >= size ? size - 1 : i;
}

static inline void pyramid_add(const Pyramid *p, int n, int periodic, int level, float x, float y, float weight, float *out) {
  int w = p->width >> level, h = p->height >> level;
  float scale = 1.f / (1 << level);
  x = (x + .5f) * scale - .5f, y = (y + .5f) * scale - .5f;
  float fx = floorf(x), fy = floorf(y), tx = x - fx, ty = y - fy;
  int x0 = kept_inside((int)fx, w, periodic), x1 = kept_inside((int)fx + 1, w, periodic);
  int y0 = kept_inside((int)fy, h, periodic), y1 = kept_inside((int)fy + 1, h, periodic);
  const float *m = p->level[level];
  const float *a = m + ((size_t)y0 * w + x0) * n, *b = m + ((size_t)y0 * w + x1) * n;
  const float *c = m + ((size_t)y1 * w + x0) * n, *d = m + ((size_t)y1 * w + x1) * n;
  float wa = (1 - tx) * (1 - ty) * weight, wb = tx * (1 - ty) * weight, wc = (1 - tx) * ty * weight, wd = tx * ty * weight;
  for (int k = 0; k < n; k++) out[k] += wa * a[k] + wb * b[k] + wc * c[k] + wd * d[k];
}

// x and y in texels of the largest copy; `detail` 0 is the largest copy, 1 half its size, and so on.
// `n` channels and `periodic` are the pyramid's own, repeated so that the compiler can unroll.
static inline void pyramid_sample(const Pyramid *p, int n, int periodic, float x, float y, float detail, float *out) {
  for (int k = 0; k < n; k++) out[k] = 0;
  detail = clamp(detail, 0, p->levels - 1.001f);
  int level = (int)detail;
  float t = detail - level;
  if (t < .95f) pyramid_add(p, n, periodic, level, x, y, t > .05f ? 1 - t : 1, out);
  if (t > .05f) pyramid_add(p, n, periodic, level + 1, x, y, t < .95f ? t : 1, out);
}

#endif
