// Draws the moving sea of the hero film over plates that stand still: exact reflections of sky and ship from the
// waves' own slopes, and no random samples, so that nothing boils and every frame costs a second or two.
// Called from film.py through ctypes; fields of the structs are mirrored there.
#include "render.h"
#include <stdlib.h>
#include <string.h>

enum { TILES = 4, FIELD = 8, ACROSS = 2, DOWN = 2, SUBSAMPLES = ACROSS * DOWN, TAPS = 5, WAKE = 4, OUTLINE_X = 256, OUTLINE_Z = 16 };
enum { HEIGHT, SHIFT_X, SHIFT_Y, SLOPE_X, SLOPE_Y, STRETCH_X, STRETCH_Y, SHEAR };

typedef struct {
  int width, height;       // of the picture
  float eye[3], yaw, focal, horizon; // horizon and focal length in pixels
  int texels;              // across one tile of the sea
  float tile_size[TILES], tile_turn[TILES], tile_variance[TILES];
  int columns, rows;       // of the grid of water
  float visibility;        // metres
  float sun[3], sun_light[3], sky_light[3];
  float foam_drift, surge; // metres run by the foam, and how much the bow wave swells now
  float ship_warp[6];      // from picture to ship plate, affine
  int ship_width, ship_height;
  float ship_scale;        // plate pixels per picture pixel
  int around_size, lace_width, lace_height;
  float lace_metres;
} Scene;

// What stands still: sky behind (RGB), haze light per column (RGB), ship (premultiplied RGBA) and her depth,
// sky all round (stereographic, RGBA), foam's lace (0 to 1, even distribution), the hull's outline, and the
// resting grid: x, y, wake height, its slopes x and y, foam density.
typedef struct {
  const float *sky, *haze, *ship, *ship_depth, *around, *lace, *outline, *grid;
} Plates;

typedef struct { float distance, column, row; } Hit;

static Scene s;
static Plates plates;
static Pyramid around, ship, lace, tiles[TILES];
static float tile_left[TILES][MAX_LEVELS]; // slope variance that a level no longer holds
static float turn_cosine[TILES], turn_sine[TILES];
static Vec forward, right;

void prepare(const Scene *scene, const Plates *given) {
  s = *scene, plates = *given;
  around = pyramid_make(plates.around, s.around_size, s.around_size, 4, 0);
  ship = pyramid_make(plates.ship, s.ship_width, s.ship_height, 4, 0);
  lace = pyramid_make(plates.lace, s.lace_width, s.lace_height, 1, 1);
  for (int i = 0; i < TILES; i++) turn_cosine[i] = cosf(s.tile_turn[i]), turn_sine[i] = sinf(s.tile_turn[i]);
  forward = vec(cosf(s.yaw), sinf(s.yaw), 0), right = vec(sinf(s.yaw), -cosf(s.yaw), 0);
}

// ---- the sea's surface

// `detail` is log2 of the texels to average.
static float tile_detail(int i, float metres) { return log2f(fmaxf(metres * s.texels / s.tile_size[i], 1e-3f)); }

static void tile_sample(int i, float x, float y, float detail, float *out) {
  float c = turn_cosine[i], d = turn_sine[i], scale = s.texels / s.tile_size[i];
  // The fields' first axis is along, so it is the picture's vertical one.
  pyramid_sample(&tiles[i], FIELD, 1, (-d * x + c * y) * scale, (c * x + d * y) * scale, detail, out);
}

static void build_tiles(const float *fields) {
  size_t size = (size_t)s.texels * s.texels * FIELD;
  for (int i = 0; i < TILES; i++) {
    tiles[i] = pyramid_make(fields + i * size, s.texels, s.texels, FIELD, 1);
    for (int l = 0; l < tiles[i].levels; l++) {
      size_t count = ((size_t)s.texels >> l) * (s.texels >> l);
      double sum = 0;
      for (size_t k = 0; k < count; k++) {
        const float *f = tiles[i].level[l] + k * FIELD;
        sum += f[SLOPE_X] * f[SLOPE_X] + f[SLOPE_Y] * f[SLOPE_Y];
      }
      tile_left[i][l] = fmaxf(0, s.tile_variance[i] - sum / count);
    }
  }
}

static float variance_left(int i, float metres) {
  float detail = clamp(tile_detail(i, metres), 0, tiles[i].levels - 1.001f);
  int l = (int)detail;
  return mixf(tile_left[i][l], tile_left[i][l + 1], detail - l);
}

// `scale` and `speed` are such that every layer runs whole tiles in one loop.
static float lace_at(float x, float y, float detail, float scale, float speed) {
  float size = s.lace_width / s.lace_metres * scale, c;
  pyramid_sample(&lace, 1, 1, (x + s.foam_drift * speed) * size, y * size, detail + log2f(scale) - .5f, &c);
  return c;
}

// What churned water adds to the height of the ship's waves: lumps that drift aft, so that no crest runs like a rope.
static float froth(float x, float y, const float *g) {
  float lumps = 2 * lace_at(x, y, 3.8f, 1, 1) - 1;
  float fine = 2 * lace_at(x + 29, y + 13, 2.6f, 2, 1) - 1, churned = clamp(g[5], 0, 1);
  return lumps * (.45f * fmaxf(g[2], 0) * clamp(g[5] * 2, 0, 1) + .30f * churned) + .30f * fine * churned;
}

// Screen x, y and distance along the view, of every point of the grid.
static void place_grid(Vec *screen) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int j = 0; j < s.rows; j++)
    for (int i = 0; i < s.columns; i++) {
      size_t at = (size_t)j * s.columns + i;
      const float *g = plates.grid + at * 6;
      float dx = g[0] - s.eye[0], dy = g[1] - s.eye[1], distance = sqrtf(dx * dx + dy * dy);
      float wide = distance / s.focal * 1.2f, away = wide * distance / s.eye[2];
      float metres = powf(away, .5f) * powf(wide, .5f), f[FIELD], x = g[0], y = g[1], z = g[2] * s.surge + froth(g[0], g[1], g);
      for (int t = 0; t < TILES - 1; t++) {
        tile_sample(t, g[0], g[1], tile_detail(t, metres), f);
        x += f[SHIFT_X], y += f[SHIFT_Y], z += f[HEIGHT];
      }
      z -= distance * distance / (2 * 6.371e6f) + s.eye[2];
      dx = x - s.eye[0], dy = y - s.eye[1];
      float depth = fmaxf(dx * forward.x + dy * forward.y, 1);
      screen[at] = vec(s.width * .5f + s.focal * (dx * right.x + dy * right.y) / depth, s.horizon - s.focal * z / depth, depth);
    }
}

static void draw_triangle(Hit *hits, int wide, int low, int high, const Vec p[3], const float column[3], const float row[3]) {
  float area = (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y);
  if (fabsf(area) < 1e-9f) return;
  int x0 = (int)ceilf(fminf(p[0].x, fminf(p[1].x, p[2].x)) - .5f), x1 = (int)floorf(fmaxf(p[0].x, fmaxf(p[1].x, p[2].x)) - .5f);
  int y0 = (int)ceilf(fminf(p[0].y, fminf(p[1].y, p[2].y)) - .5f), y1 = (int)floorf(fmaxf(p[0].y, fmaxf(p[1].y, p[2].y)) - .5f);
  if (x0 < 0) x0 = 0;
  if (x1 >= wide) x1 = wide - 1;
  if (y0 < low) y0 = low;
  if (y1 >= high) y1 = high - 1;
  for (int y = y0; y <= y1; y++)
    for (int x = x0; x <= x1; x++) {
      float u = x + .5f, v = y + .5f;
      float b = ((u - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (v - p[0].y)) / area;
      float c = ((p[1].x - p[0].x) * (v - p[0].y) - (u - p[0].x) * (p[1].y - p[0].y)) / area, a = 1 - b - c;
      if (a < -1e-4f || b < -1e-4f || c < -1e-4f) continue;
      float distance = a * p[0].z + b * p[1].z + c * p[2].z;
      Hit *hit = hits + (size_t)(y - 0) * wide + x;
      if (hit->distance > 0 && hit->distance <= distance) continue;
      *hit = (Hit){distance, a * column[0] + b * column[1] + c * column[2], a * row[0] + b * row[1] + c * row[2]};
    }
}

// Which water each subsample sees, by depth. Bands of the picture are drawn side by side.
static void draw_grid(Hit *hits, const Vec *screen, int wide, int tall) {
  enum { BANDS = 16 };
#pragma omp parallel for schedule(dynamic, 1)
  for (int band = 0; band < BANDS; band++) {
    int low = tall * band / BANDS, high = tall * (band + 1) / BANDS;
    for (int j = 0; j + 1 < s.rows; j++)
      for (int i = 0; i + 1 < s.columns; i++) {
        size_t at = (size_t)j * s.columns + i;
        Vec p[4] = {screen[at], screen[at + 1], screen[at + s.columns], screen[at + s.columns + 1]};
        float top = 1e9f, bottom = -1e9f;
        for (int k = 0; k < 4; k++) {
          p[k].x *= ACROSS, p[k].y *= DOWN;
          top = fminf(top, p[k].y), bottom = fmaxf(bottom, p[k].y);
        }
        if (bottom < low || top > high) continue;
        draw_triangle(hits, wide, low, high, (Vec[]){p[0], p[1], p[2]}, (float[]){i, i + 1, i}, (float[]){j, j, j + 1});
        draw_triangle(hits, wide, low, high, (Vec[]){p[1], p[3], p[2]}, (float[]){i + 1, i + 1, i}, (float[]){j, j + 1, j + 1});
      }
  }
}

static void grid_at(float column, float row, float *out) {
  int i = (int)clamp(column, 0, s.columns - 1.001f), j = (int)clamp(row, 0, s.rows - 1.001f);
  float u = column - i, v = row - j;
  const float *a = plates.grid + ((size_t)j * s.columns + i) * 6, *b = a + 6, *c = a + (size_t)s.columns * 6, *d = c + 6;
  for (int k = 0; k < 6; k++) out[k] = (a[k] * (1 - u) + b[k] * u) * (1 - v) + (c[k] * (1 - u) + d[k] * u) * v;
}

// ---- light

static Vec sky_towards(Vec ray, float detail) {
  float dim = 1;
  if (ray.z < 0) ray.z = -ray.z, dim = .7f; // meets another wave first
  float half = s.around_size * .5f, c[4];
  pyramid_sample(&around, 4, 0, half + ray.x / (1 + ray.z) * half - .5f, half + ray.y / (1 + ray.z) * half - .5f, detail, c);
  return vec(c[0] * dim, c[1] * dim, c[2] * dim);
}

static float half_breadth(float x, float z) {
  float i = clamp((x + 150) / 310 * (OUTLINE_X - 1), 0, OUTLINE_X - 1.001f);
  int k = (int)clamp(z / 20 * (OUTLINE_Z - 1), 0, OUTLINE_Z - 1), a = (int)i;
  const float *row = plates.outline + k * OUTLINE_X;
  return mixf(row[a], row[a + 1], i - a);
}

static void ship_pixel(float x, float y, float *u, float *v) {
  const float *m = s.ship_warp;
  *u = (m[0] * x + m[1] * y + m[2]) * s.ship_scale - .5f;
  *v = (m[3] * x + m[4] * y + m[5]) * s.ship_scale - .5f;
}

// The ship in the water: where the mirrored ray meets her near side, looked up in her plate.
static Colour ship_towards(Vec from, Vec ray, float spread) {
  Colour none = {0, 0, 0, 0};
  if (ray.y > -.02f) return none;
  float t = fmaxf(0, (21.5f - from.y) / ray.y), level_x = from.x + ray.x * t;
  if (level_x < -180 || level_x > 260 || from.z + ray.z * t > 90) return none;
  for (int k = 0; k < 6; k++) {
    float breadth = half_breadth(from.x + ray.x * t, from.z + ray.z * t);
    t = mixf(t, fmaxf(0, (breadth - from.y) / ray.y), .7f);
  }
  Vec p = plus(from, times(ray, t));
  if (p.z < -1 || p.z > 70 || p.x < -152 || p.x > 160) return none;
  float dx = p.x - s.eye[0], dy = p.y - s.eye[1], depth = dx * forward.x + dy * forward.y, u, v, c[4];
  ship_pixel(s.width * .5f + s.focal * (dx * right.x + dy * right.y) / depth, s.horizon - s.focal * (p.z - s.eye[2]) / depth, &u, &v);
  float blur = spread * t * s.focal / depth * s.ship_scale;
  pyramid_sample(&ship, 4, 0, u, v, log2f(fmaxf(blur, 1)), c);
  return (Colour){c[0], c[1], c[2], c[3]};
}

static float fresnel(float cosine) {
  float c = clamp(cosine, 0, 1), g = sqrtf(1.33f * 1.33f - 1 + c * c), a = (g - c) / (g + c), b = (c * (g + c) - 1) / (c * (g - c) + 1);
  return .5f * a * a * (1 + b * b);
}

// The wide surface of the sea as a mirror of many facets: slopes a pixel cannot show are a bell curve of them.
static Vec reflection(Vec p, Vec view, float slope_x, float slope_y, float variance, float *mirrored) {
  static const float offset[TAPS] = {-1.5f, -.7f, 0, .7f, 1.5f}, share[TAPS] = {.11f, .23f, .32f, .23f, .11f};
  static const float aside[TAPS] = {.5f, -.8f, .1f, .8f, -.5f};
  float level = sqrtf(dot(vec(view.x, view.y, 0), vec(view.x, view.y, 0))), ux = -view.x / level, uy = -view.y / level;
  float sigma = sqrtf(variance * .5f), detail = log2f(fmaxf(1, sigma * 1.2f * s.around_size * .5f));
  Vec sum = vec(0, 0, 0);
  float weights = 0, reflected = 0;
  for (int k = 0; k < TAPS; k++) {
    float along = offset[k] * sigma, across = aside[k] * sigma;
    Vec n = unit(vec(-(slope_x + along * ux - across * uy), -(slope_y + along * uy + across * ux), 1));
    float facing = dot(n, view);
    if (facing < .01f) facing = .01f;
    float weight = share[k] * facing / n.z, f = fresnel(facing);
    Vec ray = plus(times(n, 2 * facing), times(view, -1));
    Vec light = sky_towards(ray, detail);
    if (ray.z > -.05f) {
      Colour hull = ship_towards(p, ray, sigma * .6f + .004f);
      light = plus(times(light, 1 - hull.a), vec(hull.r, hull.g, hull.b));
    }
    sum = plus(sum, times(light, weight * f));
    weights += weight, reflected += weight * f;
  }
  *mirrored = reflected / weights;
  return times(sum, 1 / weights);
}

static Vec sun_glint(Vec view, float slope_x, float slope_y, float variance) {
  Vec sun = vec(s.sun[0], s.sun[1], s.sun[2]), h = unit(plus(view, sun));
  float dx = -h.x / h.z - slope_x, dy = -h.y / h.z - slope_y, v = variance * .5f + .0012f;
  float facets = expf(-(dx * dx + dy * dy) / (2 * v)) / (2 * (float)M_PI * v), h2 = h.z * h.z;
  float light = fminf(fresnel(dot(h, view)) * facets / (4 * h2 * h2 * fmaxf(.08f, view.z)), 2.5f);
  return vec(s.sun_light[0] * light, s.sun_light[1] * light, s.sun_light[2] * light);
}

// Share of the surface that is white, from how much foam there is here and the lace that it breaks into.
static float foam_cover(float x, float y, float density, float metres) {
  if (density < .02f) return 0;
  float detail = log2f(fmaxf(metres * s.lace_width / s.lace_metres, 1e-3f));
  // It lies in patches, and no edge of it is even.
  float patch = 1.6f * lace_at(x + 17, y + 5, 6, 1, 1) + 1.2f * lace_at(x, y, 4.5f, 1, 1) - 1.4f;
  density *= clamp(1 + patch * (1 - .75f * smooth(.7f, 1.1f, density)), .4f, 1.6f);
  float coarse = lace_at(x, y, detail, 1, 1), middle = lace_at(x + 3, y + 11, detail, 2, 1);
  float fine = lace_at(x + 7, y + 3, detail, 4, .75f), pattern = .45f * coarse + .25f * middle + .30f * fine;
  float soft = .06f + .04f * clamp(detail, 0, 5), edge = .98f - .90f * clamp(density, 0, 1.1f);
  float strands = smooth(edge - soft, edge + soft, pattern), bubbles = smooth(edge - .30f, edge + .10f, pattern);
  float body = mixf(.35f, .6f, smooth(.7f, 1.1f, density));
  return (.7f * strands + .3f * bubbles) * clamp(.25f + .8f * density, 0, 1) * (body + (1 - body) * (.65f * fine + .35f * middle));
}

// `rows` is how much of a pixel's height it stands for.
static Vec water_colour(const Hit *hit, float picture_x, float picture_y, float rows) {
  float g[6];
  grid_at(hit->column, hit->row, g);
  Vec p = vec(g[0], g[1], 0);
  float across = (picture_x - s.width * .5f) / s.focal, up = (s.horizon - picture_y) / s.focal;
  Vec view = times(unit(plus(plus(forward, times(right, across)), vec(0, 0, up))), -1);
  view.z = fmaxf(view.z, .0015f);
  float wide = hit->distance / s.focal, away = wide * rows / fmaxf(view.z, .004f);
  int taps = (int)clamp(away / wide, 1, 5);
  float metres = fmaxf(wide * .8f, away / taps * .7f), mean[FIELD] = {0}, f[FIELD], variance = .0010f, fold = 1;
  for (int t = 0; t < TILES; t++) {
    float part[FIELD] = {0}, detail = tile_detail(t, metres);
    for (int k = 0; k < taps; k++) {
      float step = ((k + .5f) / taps - .5f) * away;
      tile_sample(t, g[0] + forward.x * step, g[1] + forward.y * step, detail, f);
      for (int q = 0; q < FIELD; q++) part[q] += f[q] / taps;
    }
    variance += variance_left(t, sqrtf(metres * away));
    for (int q = 0; q < FIELD; q++)
      if (t < TILES - 1 || q < STRETCH_X) mean[q] += part[q];
  }
  p.z = mean[HEIGHT] + g[2];
  float hx = mean[SLOPE_X] + g[3] * s.surge, hy = mean[SLOPE_Y] + g[4] * s.surge;
  if (g[5] > .05f) {
    float step = .7f;
    hx += (froth(g[0] + step, g[1], g) - froth(g[0] - step, g[1], g)) / (2 * step);
    hy += (froth(g[0], g[1] + step, g) - froth(g[0], g[1] - step, g)) / (2 * step);
  }
  fold = (1 + mean[STRETCH_X]) * (1 + mean[STRETCH_Y]) - mean[SHEAR] * mean[SHEAR];
  float steep = fmaxf(fold, .35f);
  float slope_x = clamp((hx * (1 + mean[STRETCH_Y]) - mean[SHEAR] * hy) / steep, -1.2f, 1.2f);
  float slope_y = clamp((hy * (1 + mean[STRETCH_X]) - mean[SHEAR] * hx) / steep, -1.2f, 1.2f);

  float mirrored;
  Vec light = reflection(p, view, slope_x, slope_y, variance, &mirrored);
  light = plus(light, sun_glint(view, slope_x, slope_y, variance));
  Vec n = unit(vec(-slope_x, -slope_y, 1)), sun = vec(s.sun[0], s.sun[1], s.sun[2]);
  float crest = smooth(.1f, 1.6f, p.z);
  Vec body = vec(mixf(.0035f, .010f, crest), mixf(.0135f, .046f, crest), mixf(.019f, .050f, crest));
  // Air beaten into it makes the water pale round the foam.
  body = plus(body, times(vec(.005f, .020f, .021f), clamp(g[5], 0, 1)));
  for (int q = 0; q < 3; q++) (&light.x)[q] += (1 - mirrored) * (&body.x)[q] * (s.sky_light[q] + .25f * s.sun_light[q]) / (float)M_PI;

  // White caps where the surface folds, and what the ship leaves.
  float caps = smooth(.58f, .30f, fold) * .75f * smooth(3000, 700, hit->distance);
  float foam = fmaxf(foam_cover(g[0], g[1], g[5], metres), foam_cover(g[0], g[1], caps, metres));
  if (foam > 0) {
    float shaded = smooth(22.5f, 19.5f, g[1] + .305f * (g[0] - 108)) * (g[0] > 0);
    float lit = fmaxf(0, dot(n, sun) + .06f) * (1 - shaded);
    // The hull hides half the sky from what lies close under it.
    float beside = g[0] > -150 && g[0] < 150 ? fabsf(g[1]) - half_breadth(g[0], 6) : 99;
    float open = mixf(.68f, 1.f, smooth(-1, 20, beside));
    for (int q = 0; q < 3; q++) {
      float white = .9f * ((.5f + .5f * n.z * n.z) * open * s.sky_light[q] + lit * s.sun_light[q]) / (float)M_PI;
      (&light.x)[q] = mixf((&light.x)[q], white, foam);
    }
  }
  return light;
}

// ---- the picture

static float ship_distance(float u, float v) {
  int x = (int)(u + .5f), y = (int)(v + .5f);
  if (x < 0 || y < 0 || x >= s.ship_width || y >= s.ship_height) return 1e9f;
  return plates.ship_depth[(size_t)y * s.ship_width + x];
}

// `fields` are the sea's tiles now, `out` the picture in linear RGB.
void draw(const float *fields, float drift, float surge, const float *warp, float *out) {
  s.foam_drift = drift, s.surge = surge;
  memcpy(s.ship_warp, warp, sizeof s.ship_warp);
  build_tiles(fields);
  int wide = s.width * ACROSS, tall = s.height * DOWN;
  Vec *screen = malloc((size_t)s.columns * s.rows * sizeof *screen);
  Hit *hits = calloc((size_t)wide * tall, sizeof *hits);
  place_grid(screen);
  draw_grid(hits, screen, wide, tall);
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < s.height; y++)
    for (int x = 0; x < s.width; x++) {
      const float *sky = plates.sky + ((size_t)y * s.width + x) * 3, *haze = plates.haze + x * 3;
      Vec sum = vec(0, 0, 0);
      Vec water = vec(0, 0, 0);
      float shaded_distance = 0;
      int far = y + .5f - s.horizon < .05f * s.height; // where waves lie closer than pixels, each subsample's row counts
      for (int k = 0; k < SUBSAMPLES; k++) {
        int sx = x * ACROSS + k % ACROSS, sy = y * DOWN + k / ACROSS;
        float px = (sx + .5f) / ACROSS, py = (sy + .5f) / DOWN, u, v, c[4];
        const Hit *hit = hits + (size_t)sy * wide + sx;
        ship_pixel(px, py, &u, &v);
        pyramid_sample(&ship, 4, 0, u, v, 0, c);
        Vec behind = vec(sky[0], sky[1], sky[2]);
        int before = c[3] > .004f && hit->distance > 0 && hit->distance < ship_distance(u, v);
        if (hit->distance > 0 && (c[3] < .996f || before)) {
          // Neighbours see almost the same water: the waves are smoothed to a pixel anyway.
          int same = k % (far ? ACROSS : SUBSAMPLES) && fabsf(hit->distance - shaded_distance) < .01f * hit->distance;
          if (!same) {
            float clear = expf(-hit->distance / s.visibility);
            shaded_distance = hit->distance;
            water = plus(times(water_colour(hit, px, py, far ? 1.f / DOWN : 1), clear), times(vec(haze[0], haze[1], haze[2]), 1 - clear));
          }
          behind = water;
        }
        sum = plus(sum, before ? behind : plus(times(behind, 1 - c[3]), vec(c[0], c[1], c[2])));
      }
      float *to = out + ((size_t)y * s.width + x) * 3;
      to[0] = sum.x / SUBSAMPLES, to[1] = sum.y / SUBSAMPLES, to[2] = sum.z / SUBSAMPLES;
    }
  free(screen), free(hits);
  for (int i = 0; i < TILES; i++) pyramid_free(&tiles[i]);
}
