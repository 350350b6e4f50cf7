#include "render.h"
#include <stdlib.h>
#include <string.h>

static void halve(const float *from, float *to, int width, int height, int channels) {
  int w = width / 2, h = height / 2;
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      for (int k = 0; k < channels; k++) {
        const float *p = from + ((size_t)(2 * y) * width + 2 * x) * channels + k;
        to[((size_t)y * w + x) * channels + k] = .25f * (p[0] + p[channels] + p[width * channels] + p[(width + 1) * channels]);
      }
}

Pyramid pyramid_make(const float *base, int width, int height, int channels, int periodic) {
  Pyramid p = {width, height, channels, 1, periodic, {0}};
  size_t bytes = (size_t)width * height * channels * sizeof *base;
  p.level[0] = memcpy(malloc(bytes), base, bytes);
  for (int w = width, h = height; w > 3 && h > 3 && p.levels < MAX_LEVELS; w /= 2, h /= 2, p.levels++) {
    p.level[p.levels] = malloc((size_t)(w / 2) * (h / 2) * channels * sizeof *base);
    halve(p.level[p.levels - 1], p.level[p.levels], w, h, channels);
  }
  return p;
}

void pyramid_free(Pyramid *p) {
  for (int i = 0; i < p->levels; i++) free(p->level[i]);
}

static int wrapped(int i, int size, int periodic) {
  if (!periodic) return i < 0 ? 0 : i >= size ? size - 1 : i;
  i %= size;
  return i < 0 ? i + size : i;
}

static void bilinear(const Pyramid *p, int level, float x, float y, float weight, float *out) {
  int w = p->width >> level, h = p->height >> level, n = p->channels;
  float scale = 1.f / (1 << level);
  x = (x + .5f) * scale - .5f, y = (y + .5f) * scale - .5f;
  float fx = floorf(x), fy = floorf(y), tx = x - fx, ty = y - fy;
  int x0 = wrapped((int)fx, w, p->periodic), x1 = wrapped((int)fx + 1, w, p->periodic);
  int y0 = wrapped((int)fy, h, p->periodic), y1 = wrapped((int)fy + 1, h, p->periodic);
  const float *m = p->level[level];
  const float *a = m + ((size_t)y0 * w + x0) * n, *b = m + ((size_t)y0 * w + x1) * n;
  const float *c = m + ((size_t)y1 * w + x0) * n, *d = m + ((size_t)y1 * w + x1) * n;
  float wa = (1 - tx) * (1 - ty) * weight, wb = tx * (1 - ty) * weight, wc = (1 - tx) * ty * weight, wd = tx * ty * weight;
  for (int k = 0; k < n; k++) out[k] += wa * a[k] + wb * b[k] + wc * c[k] + wd * d[k];
}

void pyramid_sample(const Pyramid *p, float x, float y, float detail, float *out) {
  for (int k = 0; k < p->channels; k++) out[k] = 0;
  detail = clamp(detail, 0, p->levels - 1.001f);
  int level = (int)detail;
  float t = detail - level;
  if (t < .99f) bilinear(p, level, x, y, 1 - t, out);
  if (t > .01f) bilinear(p, level + 1, x, y, t, out);
}
