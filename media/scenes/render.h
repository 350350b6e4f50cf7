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

// A stack of ever smaller copies of a picture. Periodic ones wrap, others hold their edge.
typedef struct {
  int width, height, channels, levels, periodic;
  float *level[MAX_LEVELS];
} Pyramid;

Pyramid pyramid_make(const float *base, int width, int height, int channels, int periodic);
void pyramid_free(Pyramid *p);
// x and y in texels of the largest copy; `detail` 0 is the largest copy, 1 half its size, and so on.
void pyramid_sample(const Pyramid *p, float x, float y, float detail, float *out);

#endif
