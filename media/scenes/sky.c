// Clouds marched through a layer of noise, lit by a low sun, with thin cirrus above; baked once to a map.
// Usage: sky WIDTH HEIGHT SUN_AZIMUTH SUN_ELEVATION COVER SEED OUTPUT   (degrees; cover .4 broken, .5 heavy)
// Writes float32 RGBA, premultiplied. Across: azimuth -180 to 180. Down: sqrt(elevation / 90), horizon first.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static const float EARTH_M = 6.371e6f, BASE_M = 1300, TOP_M = 2300, CIRRUS_M = 9000, FARTHEST_M = 160000;
static const float EXTINCTION = .0075f; // per metre in the thickest cloud
enum { STEPS = 44, STEPS_LOW = 120, SUN_STEPS = 5 }; // more where the ray runs along the layer

static uint8_t shuffled[512];
static float cover;

static float fade(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }
static float mix(float a, float b, float t) { return a + (b - a) * t; }

static float gradient(int hash, float x, float y, float z) {
  hash &= 15;
  float u = hash < 8 ? x : y, v = hash < 4 ? y : (hash == 12 || hash == 14 ? x : z);
  return ((hash & 1) ? -u : u) + ((hash & 2) ? -v : v);
}

static float perlin(float x, float y, float z) {
  int X = (int)floorf(x) & 255, Y = (int)floorf(y) & 255, Z = (int)floorf(z) & 255;
  x -= floorf(x), y -= floorf(y), z -= floorf(z);
  float u = fade(x), v = fade(y), w = fade(z);
  const uint8_t *p = shuffled;
  int a = p[X] + Y, aa = p[a] + Z, ab = p[a + 1] + Z, b = p[X + 1] + Y, ba = p[b] + Z, bb = p[b + 1] + Z;
  float low = mix(mix(gradient(p[aa], x, y, z), gradient(p[ba], x - 1, y, z), u),
                  mix(gradient(p[ab], x, y - 1, z), gradient(p[bb], x - 1, y - 1, z), u), v);
  float high = mix(mix(gradient(p[aa + 1], x, y, z - 1), gradient(p[ba + 1], x - 1, y, z - 1), u),
                   mix(gradient(p[ab + 1], x, y - 1, z - 1), gradient(p[bb + 1], x - 1, y - 1, z - 1), u), v);
  return mix(low, high, w);
}

static float fractal(float x, float y, float z, int octaves) {
  float sum = 0, weight = .5f;
  for (int i = 0; i < octaves; i++) {
    sum += weight * perlin(x, y, z);
    x = x * 2.03f + 17.1f, y = y * 2.01f + 3.7f, z = z * 2.02f + 9.2f;
    weight *= .52f;
  }
  return sum;
}

// 0 to 1; `height` is 0 at the base of the layer and 1 at its top.
static float density(float x, float y, float height, int octaves) {
  if (height < 0 || height > 1) return 0;
  float masses = fractal(x / 9000, y / 9000, 3.3f, 2) * 1.5f;
  float billows = fractal(x / 1900, y / 1900, height * .55f + 7, octaves);
  float profile = fminf(1, height * 5) * fminf(1, (1 - height) * 1.7f);
  float d = billows * 1.7f + masses + cover - (1 - profile) * .55f;
  return d <= 0 ? 0 : fminf(1, d * 2.6f);
}

// Light reaching a point: three orders of scattering, each dimmed less than the one before.
static float sunlight(float x, float y, float altitude, const float sun[3]) {
  float depth = 0, step = 140;
  for (int i = 0; i < SUN_STEPS; i++) {
    x += sun[0] * step, y += sun[1] * step, altitude += (sun[2] + .03f) * step;
    depth += density(x, y, (altitude - BASE_M) / (TOP_M - BASE_M), 3) * EXTINCTION * step;
    step *= 1.7f;
  }
  return expf(-depth * .9f) + .38f * expf(-depth * .28f) + .10f * expf(-depth * .07f);
}

static float lobe(float g, float towards) { return (1 - g * g) / powf(1 + g * g - 2 * g * towards, 1.5f); }

static float distance_to(float altitude, float rise) {
  float b = EARTH_M * rise;
  return -b + sqrtf(b * b + 2 * EARTH_M * altitude + altitude * altitude);
}

static void cirrus(float out[4], const float ray[3], float towards) {
  float far = distance_to(CIRRUS_M, ray[2]), x = ray[0] * far, y = ray[1] * far;
  float turn = .5f, rx = x * cosf(turn) - y * sinf(turn), ry = x * sinf(turn) + y * cosf(turn);
  float bend = fractal(rx / 30000, ry / 30000, 1, 3);
  float c = fractal(rx / 26000 + bend * 1.2f, ry / 5200 + bend * 2, 5, 6) * 1.6f +
            fractal(rx / 60000, ry / 40000, 9, 3) * 1.1f + .02f;
  c = c < 0 ? 0 : fminf(1, c * 1.3f);
  c *= .55f * expf(-far / 140000);
  float lit = .35f + 1.6f * powf(fmaxf(0, towards), 6) + .8f * powf(fmaxf(0, towards), 60);
  const float colour[3] = {.60f, .36f, .26f};
  for (int k = 0; k < 3; k++) out[k] += (1 - out[3]) * c * colour[k] * lit;
  out[3] += (1 - out[3]) * c * .6f;
}

static void clouds(float out[4], const float ray[3], const float sun[3], float jitter) {
  const float sun_colour[3] = {1, .50f, .215f}, sky_colour[3] = {.120f, .135f, .190f};
  float towards = ray[0] * sun[0] + ray[1] * sun[1] + ray[2] * sun[2];
  float phase = .15f * lobe(.72f, towards) + .14f * lobe(-.15f, towards) + .12f;
  int steps = ray[2] < .28f ? STEPS_LOW : STEPS;
  float start = distance_to(BASE_M, ray[2]), step = (distance_to(TOP_M, ray[2]) - start) / steps;
  float clear = 1, mean_distance = 0, weight = 0;
  for (int k = 0; start < FARTHEST_M && k < steps && clear > .015f; k++) {
    float t = start + (k + jitter) * step, x = ray[0] * t, y = ray[1] * t;
    float altitude = sqrtf(EARTH_M * EARTH_M + t * t + 2 * EARTH_M * t * ray[2]) - EARTH_M;
    float height = (altitude - BASE_M) / (TOP_M - BASE_M), d = density(x, y, height, 6);
    if (d <= .001f) continue;
    float light = sunlight(x, y, altitude, sun) * phase * 3.2f, opacity = 1 - expf(-d * EXTINCTION * step);
    for (int q = 0; q < 3; q++)
      out[q] += clear * opacity * (sun_colour[q] * light + sky_colour[q] * (.35f + .65f * height));
    mean_distance += clear * opacity * t, weight += clear * opacity;
    clear *= 1 - opacity;
  }
  out[3] = 1 - clear;
  float air = weight > 0 ? expf(-mean_distance / weight / 55000) : 1;
  for (int q = 0; q < 4; q++) out[q] *= air;
  cirrus(out, ray, towards);
}

int main(int count, char **word) {
  if (count != 8) return fprintf(stderr, "sky WIDTH HEIGHT SUN_AZIMUTH SUN_ELEVATION COVER SEED OUTPUT\n"), 2;
  const float degree = (float)M_PI / 180;
  int width = atoi(word[1]), height = atoi(word[2]);
  float azimuth = atof(word[3]) * degree, elevation = atof(word[4]) * degree;
  const float sun[3] = {cosf(elevation) * cosf(azimuth), cosf(elevation) * sinf(azimuth), sinf(elevation)};
  cover = atof(word[5]);
  srand(atoi(word[6]));
  for (int i = 0; i < 256; i++) shuffled[i] = i;
  for (int i = 255; i > 0; i--) {
    int j = rand() % (i + 1);
    uint8_t swap = shuffled[i];
    shuffled[i] = shuffled[j], shuffled[j] = swap;
  }
  for (int i = 0; i < 256; i++) shuffled[i + 256] = shuffled[i];

  float *map = calloc((size_t)width * height * 4, sizeof *map);
#pragma omp parallel for schedule(dynamic, 4)
  for (int j = 0; j < height; j++) {
    float v = (j + .5f) / height, up = v * v * (float)M_PI / 2;
    for (int i = 0; i < width; i++) {
      float around = (-180 + 360 * (i + .5f) / width) * degree;
      const float ray[3] = {cosf(up) * cosf(around), cosf(up) * sinf(around), sinf(up)};
      uint32_t hash = (i * 73856093u) ^ (j * 19349663u);
      hash = hash * 1664525u + 1013904223u;
      clouds(map + ((size_t)j * width + i) * 4, ray, sun, (hash >> 8) / 16777216.f);
    }
  }
  FILE *file = fopen(word[7], "wb");
  size_t written = file ? fwrite(map, sizeof *map * 4, (size_t)width * height, file) : 0;
  return !file || fclose(file) || written != (size_t)width * height;
}
