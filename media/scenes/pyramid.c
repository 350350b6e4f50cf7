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
