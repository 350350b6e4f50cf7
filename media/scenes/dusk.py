"""The sky after sunset: colours by elevation and by nearness to where the sun went down."""

import numpy as np

# degrees, linear RGB
AWAY = [
    (0, (0.098, 0.100, 0.128)),
    (2, (0.092, 0.098, 0.132)),
    (5, (0.078, 0.092, 0.136)),
    (9, (0.062, 0.083, 0.135)),
    (16, (0.044, 0.068, 0.122)),
    (30, (0.026, 0.047, 0.095)),
    (90, (0.010, 0.021, 0.050)),
]
TOWARDS = [
    (0, (0.980, 0.400, 0.155)),
    (1.2, (1.000, 0.440, 0.190)),
    (3, (0.800, 0.430, 0.235)),
    (6, (0.480, 0.345, 0.265)),
    (10, (0.270, 0.255, 0.265)),
    (16, (0.135, 0.165, 0.215)),
    (30, (0.050, 0.078, 0.130)),
    (90, (0.012, 0.024, 0.055)),
]


def ramp(stops, degrees):
    at, colours = zip(*stops)
    at = np.sqrt(np.array(at, np.float32))
    return np.exp(np.stack([np.interp(np.sqrt(degrees), at, np.log([c[k] for c in colours])) for k in range(3)], -1))


def clear(azimuth, elevation, sun_azimuth):
    """Linear RGB; arrays of degrees, elevation not below 0."""
    off = np.abs((azimuth - sun_azimuth + 180) % 360 - 180)
    near = np.exp(-(off / 46) ** 2)[..., None] * 0.92 + 0.08 * np.exp(-(off / 110) ** 2)[..., None]
    e = np.maximum(elevation, 0)
    a, t = np.log(ramp(AWAY, e)), np.log(ramp(TOWARDS, e))
    return np.exp(a + (t - a) * near).astype(np.float32)


def view_angles(width, rows, yaw, focal, horizon):
    """Azimuth and elevation in degrees of every pixel above the horizon of a level camera; pixels, degrees."""
    across = (np.arange(width) + 0.5 - width / 2) / focal
    up = np.maximum((horizon - np.arange(rows) - 0.5) / focal, 0)
    azimuth = yaw - np.degrees(np.arctan(across))
    a, u = np.meshgrid(azimuth, up)
    e = np.degrees(np.arctan(u / np.sqrt(1 + across**2)[None]))
    return a, e


def over(sky, clouds, azimuth, elevation, sun_azimuth, glow):
    """`clouds` as dusk.c writes them; `glow` is how much red light reaches them."""
    off = np.abs((azimuth - sun_azimuth + 180) % 360 - 180)
    near = np.exp(-(off / 50) ** 2)[..., None]
    light, shade, alpha = (clouds[..., k : k + 1] for k in range(3))
    # Underneath, a cloud is as dark as the sky opposite; red light reaches it from the horizon alone.
    grey = np.array((0.062, 0.064, 0.085), np.float32) * (1 - near) + np.array((0.135, 0.098, 0.095), np.float32) * near
    return sky * (1 - alpha) + shade * grey + glow * light * np.array((1, 0.43, 0.20), np.float32)
