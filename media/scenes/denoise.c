// Non-local means guided by albedo, normal and depth: stands in for the denoiser that Debian's Blender lacks.
// Usage: denoise WIDTH HEIGHT COLOUR FEATURES OUTPUT RADIUS STRENGTH
// COLOUR: float32 RGB, log-compressed. FEATURES: 8 floats: albedo, normal, log depth, 1 where a light itself is seen.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEATURES = 8, PATCH = 2 };
static int width, height;

static int inside(int value, int size) { return value < 0 ? 0 : value >= size ? size - 1 : value; }
static size_t at(int x, int y) { return (size_t)inside(y, height) * width + inside(x, width); }

static float *load(const char *name, size_t floats) {
  float *data = malloc(floats * sizeof *data);
  FILE *file = fopen(name, "rb");
  if (!file || fread(data, sizeof *data, floats, file) != floats) exit((perror(name), 1));
  fclose(file);
  return data;
}

// A lone pixel far brighter than all its neighbours is a stray sample.
static void remove_fireflies(float *colour, const float *feature) {
  size_t bytes = (size_t)width * height * 3 * sizeof *colour;
  float *before = memcpy(malloc(bytes), colour, bytes);
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const float *p = before + at(x, y) * 3;
      float own = p[0] + p[1] + p[2], second = -1, first = -1;
      for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
          if (!i && !j) continue;
          const float *q = before + at(x + i, y + j) * 3;
          float sum = q[0] + q[1] + q[2];
          if (sum > first) second = first, first = sum;
          else if (sum > second) second = sum;
        }
      if (feature[at(x, y) * FEATURES + 7] < .5f && own > second * 1.25f + .02f)
        for (int k = 0; k < 3; k++) colour[at(x, y) * 3 + k] *= (second * 1.05f + .01f) / own;
    }
  free(before);
}

// Variance of the noise from the Laplacian, smoothed over a neighbourhood.
static float *noise_variance(const float *colour) {
  size_t count = (size_t)width * height;
  float *raw = malloc(count * sizeof *raw), *smooth = malloc(count * sizeof *smooth);
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int k = 0; k < 3; k++) {
        float a = 4 * colour[at(x, y) * 3 + k] - colour[at(x - 1, y) * 3 + k] - colour[at(x + 1, y) * 3 + k] -
                  colour[at(x, y - 1) * 3 + k] - colour[at(x, y + 1) * 3 + k];
        sum += a * a;
      }
      raw[at(x, y)] = sqrtf(sum / 20);
    }
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int j = -4; j <= 4; j += 2)
        for (int i = -4; i <= 4; i += 2) sum += raw[at(x + i, y + j)];
      smooth[at(x, y)] = sum * sum / 625 + 1e-6f;
    }
  free(raw);
  return smooth;
}

static float feature_distance(const float *p, const float *q) {
  float albedo = 0, normal = 0, depth = p[6] - q[6];
  for (int k = 0; k < 3; k++) albedo += (p[k] - q[k]) * (p[k] - q[k]), normal += (p[3 + k] - q[3 + k]) * (p[3 + k] - q[3 + k]);
  return albedo / .004f + normal / .03f + depth * depth / .0025f;
}

int main(int count, char **word) {
  if (count != 8) return fprintf(stderr, "denoise WIDTH HEIGHT COLOUR FEATURES OUTPUT RADIUS STRENGTH\n"), 2;
  width = atoi(word[1]), height = atoi(word[2]);
  int radius = atoi(word[6]);
  float strength = atof(word[7]);
  size_t n = (size_t)width * height;
  float *colour = load(word[3], n * 3), *feature = load(word[4], n * FEATURES);
  remove_fireflies(colour, feature);
  float *variance = noise_variance(colour);
  float *sum = calloc(n * 3, sizeof *sum), *weights = calloc(n, sizeof *weights);
  float *square = malloc(n * sizeof *square), *across = malloc(n * sizeof *across);

  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          const float *a = colour + at(x, y) * 3, *b = colour + at(x + dx, y + dy) * 3;
          float d = 0;
          for (int k = 0; k < 3; k++) d += (a[k] - b[k]) * (a[k] - b[k]);
          square[at(x, y)] = d;
        }
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          float d = 0;
          for (int i = -PATCH; i <= PATCH; i++) d += square[at(x + i, y)];
          across[at(x, y)] = d;
        }
#pragma omp parallel for
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          float d = 0, noise = variance[at(x, y)];
          for (int j = -PATCH; j <= PATCH; j++) d += across[at(x, y + j)];
          d = fmaxf(0, (d / 25 - 2 * noise) / (noise * strength * strength));
          size_t here = at(x, y), there = at(x + dx, y + dy);
          float w = expf(-d - feature_distance(feature + here * FEATURES, feature + there * FEATURES));
          if (w < 1e-3f) continue;
          for (int k = 0; k < 3; k++) sum[here * 3 + k] += w * colour[there * 3 + k];
          weights[here] += w;
        }
    }
  for (size_t i = 0; i < n * 3; i++) sum[i] /= weights[i / 3] > 0 ? weights[i / 3] : 1;
  FILE *file = fopen(word[5], "wb");
  size_t written = file ? fwrite(sum, sizeof *sum, n * 3, file) : 0;
  return !file || fclose(file) || written != n * 3;
}
