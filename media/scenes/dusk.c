// Clouds after sunset, marched through thin layers of noise, for the rays of one picture or for the whole sky.
// Usage: dusk view|around WIDTH HEIGHT YAW FOCAL HORIZON SUN_AZIMUTH SUN_ELEVATION COVER SEED OUTPUT
// view: a level camera's picture down to its horizon (pixels); around: azimuth -180 to 180, elevation 90 to 0.
// Writes float32: sunlight, skylight, opacity (all premultiplied), opacity squared.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const float EARTH_M = 6.371e6f, FARTHEST_M = 190000;
static uint8_t shuffled[512];
static float cover;

static float fade(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }
static float mix(float a, float b, float t) { return a + (b - a) * t; }
static float clamp(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
static float smooth(float a, float b, float x) { float t = clamp((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t); }

static float gradient(int hash, float x, float y, float z) {
  hash &= 15;
  float u = hash < 8 ? x : y, v = hash < 4 ? y : (hash == 12 || hash == 14 ? x : z);
  return ((hash & 1) ? -u : u) + ((hash & 2) ? -v : v);
}
static float perlin(float x, float y, float z) {
  float fx = floorf(x), fy = floorf(y), fz = floorf(z);
  int X = (int)fx & 255, Y = (int)fy & 255, Z = (int)fz & 255;
  x -= fx, y -= fy, z -= fz;
  float u = fade(x), v = fade(y), w = fade(z);
  const uint8_t *p = shuffled;
  int a = p[X] + Y, aa = p[a] + Z, ab = p[a + 1] + Z, b = p[X + 1] + Y, ba = p[b] + Z, bb = p[b + 1] + Z;
  float low = mix(mix(gradient(p[aa], x, y, z), gradient(p[ba], x - 1, y, z), u),
                  mix(gradient(p[ab], x, y - 1, z), gradient(p[bb], x - 1, y - 1, z), u), v);
  float high = mix(mix(gradient(p[aa + 1], x, y, z - 1), gradient(p[ba + 1], x - 1, y, z - 1), u),
                   mix(gradient(p[ab + 1], x, y - 1, z - 1), gradient(p[bb + 1], x - 1, y - 1, z - 1), u), v);
  return mix(low, high, w);
}
static float fractal(float x, float y, float z, int octaves, float roughness) {
  float sum = 0, weight = .5f;
  for (int i = 0; i < octaves; i++) {
    sum += weight * perlin(x, y, z);
    float t = x * .8f - y * .6f;
    y = (x * .6f + y * .8f) * 2.03f + 3.7f, x = t * 2.03f + 17.1f, z = z * 2.03f + 9.2f;
    weight *= roughness;
  }
  return sum;
}

typedef struct { float base, top, extinction, masses, billows, stretch, cover, ragged; int seed; } Layer;
static const Layer LAYERS[] = {
    {1150, 1750, .0065f, 16000, 2300, 1.0f, 0, .62f, 11},
    {4300, 4560, .0022f, 42000, 3600, 2.2f, .02f, .60f, 57},
};
enum { LAYER_COUNT = sizeof LAYERS / sizeof *LAYERS, SAMPLES = 2 };

static float density(const Layer *l, float x, float y, float height, int octaves) {
  if (height < 0 || height > 1) return 0;
  float thick = l->top - l->base;
  float c = cosf(.6f), s = sinf(.6f), rx = (x * c - y * s) / l->stretch, ry = x * s + y * c;
  float masses = fractal(rx / l->masses, ry / l->masses, l->seed + .3f, 3, .5f) * 1.9f;
  float bx = rx / l->billows, by = ry / l->billows, bz = height * thick / l->billows * 1.7f + l->seed;
  float warp = fractal(bx * .7f + 5, by * .7f, bz + 31, 2, .5f);
  float billows = fractal(bx + warp * .5f, by + warp * .5f, bz, octaves, l->ragged);
  float profile = fminf(1, height * 6) * (1 - smooth(.35f, 1, height));
  float d = billows * 1.9f + masses + cover + l->cover - (1 - profile) * .50f;
  return d <= 0 ? 0 : fminf(1, d * 2.4f);
}

static float distance_to(float altitude, float rise) {
  float b = EARTH_M * rise;
  return -b + sqrtf(b * b + 2 * EARTH_M * altitude + altitude * altitude);
}
static float lobe(float g, float t) { return (1 - g * g) / powf(1 + g * g - 2 * g * t, 1.5f); }

static float sunlight(const Layer *l, float x, float y, float altitude, const float sun[3]) {
  float depth = 0, step = .12f * (l->top - l->base);
  for (int i = 0; i < 6; i++) {
    x += sun[0] * step, y += sun[1] * step, altitude += sun[2] * step;
    depth += density(l, x, y, (altitude - l->base) / (l->top - l->base), 4) * l->extinction * step;
    step *= 1.8f;
  }
  return expf(-depth * .9f) + .30f * expf(-depth * .25f) + .08f * expf(-depth * .06f);
}

static void clouds(const Layer *l, float out[4], const float ray[3], const float sun[3], float jitter) {
  float towards = ray[0] * sun[0] + ray[1] * sun[1] + ray[2] * sun[2];
  float phase = .16f * lobe(.70f, towards) + .10f * lobe(-.15f, towards) + .08f;
  float start = distance_to(l->base, ray[2]), end = fminf(distance_to(l->top, ray[2]), FARTHEST_M);
  if (end <= start) return;
  int steps = (int)clamp((end - start) / 70, 24, 110);
  float step = (end - start) / steps, clear = 1, mean = 0, weight = 0, sum[2] = {0};
  for (int k = 0; k < steps && clear > .01f; k++) {
    float t = start + (k + jitter) * step, x = ray[0] * t, y = ray[1] * t;
    float altitude = sqrtf(EARTH_M * EARTH_M + t * t + 2 * EARTH_M * t * ray[2]) - EARTH_M;
    float height = (altitude - l->base) / (l->top - l->base), d = density(l, x, y, height, 9);
    if (d <= .001f) continue;
    float light = sunlight(l, x, y, altitude, sun) * phase * 2.2f, opacity = 1 - expf(-d * l->extinction * step);
    sum[0] += clear * opacity * light, sum[1] += clear * opacity * (.55f + .45f * height);
    mean += clear * opacity * t, weight += clear * opacity;
    clear *= 1 - opacity;
  }
  float air = weight > 0 ? expf(-powf(mean / weight / 42000, 1.3f)) : 1, opacity = (1 - clear) * air;
  float left = 1 - out[2];
  out[0] += left * sum[0] * air, out[1] += left * sum[1] * air, out[2] += left * opacity, out[3] += left * opacity * opacity;
}

int main(int count, char **word) {
  if (count != 12) return fprintf(stderr, "dusk view|around WIDTH HEIGHT YAW FOCAL HORIZON SUN_AZIMUTH SUN_ELEVATION COVER SEED OUTPUT\n"), 2;
  int view = !strcmp(word[1], "view"), width = atoi(word[2]), height = atoi(word[3]);
  const float degree = (float)M_PI / 180;
  float yaw = atof(word[4]) * degree, focal = atof(word[5]), horizon = atof(word[6]);
  float azimuth = atof(word[7]) * degree, elevation = atof(word[8]) * degree;
  const float sun[3] = {cosf(elevation) * cosf(azimuth), cosf(elevation) * sinf(azimuth), sinf(elevation)};
  cover = atof(word[9]);
  srand(atoi(word[10]));
  for (int i = 0; i < 256; i++) shuffled[i] = i;
  for (int i = 255; i > 0; i--) { int j = rand() % (i + 1); uint8_t t = shuffled[i]; shuffled[i] = shuffled[j], shuffled[j] = t; }
  memcpy(shuffled + 256, shuffled, 256);
  float *map = calloc((size_t)width * height * 4, sizeof *map);
#pragma omp parallel for schedule(dynamic, 4)
  for (int j = 0; j < height; j++)
    for (int i = 0; i < width; i++)
      for (int sample = 0; sample < SAMPLES; sample++) {
        float u = i + (sample + .5f) / SAMPLES, v = j + (sample * 5 % SAMPLES + .5f) / SAMPLES, ray[3];
        if (view) {
          float across = (u - width * .5f) / focal, up = fmaxf((horizon - v) / focal, .0004f), n = 1 / sqrtf(1 + across * across + up * up);
          ray[0] = (cosf(yaw) + across * sinf(yaw)) * n, ray[1] = (sinf(yaw) - across * cosf(yaw)) * n, ray[2] = up * n;
        } else {
          float e = (1 - v / height) * 90 * degree, a = (-180 + 360 * u / width) * degree;
          ray[0] = cosf(e) * cosf(a), ray[1] = cosf(e) * sinf(a), ray[2] = fmaxf(sinf(e), .0004f);
        }
        uint32_t hash = (i * 73856093u) ^ (j * 19349663u) ^ (sample * 83492791u);
        hash ^= hash >> 13, hash = hash * 1664525u + 1013904223u, hash ^= hash >> 16;
        float out[4] = {0};
        for (int l = 0; l < LAYER_COUNT; l++) clouds(&LAYERS[l], out, ray, sun, (hash >> 8 & 0xffff) / 65536.f);
        for (int q = 0; q < 4; q++) map[((size_t)j * width + i) * 4 + q] += out[q] / SAMPLES;
      }
  FILE *file = fopen(word[11], "wb");
  size_t written = file ? fwrite(map, sizeof *map * 4, (size_t)width * height, file) : 0;
  return !file || fclose(file) || written != (size_t)width * height;
}
