import sharp from 'sharp'
const words = [
  'We run ships and move what they carry.',
  'We connect continents',
  'Ship management and freight services',
  'Get In Touch',
]
const pics = [
  'film/hero-landscape-poster',
  'pictures/slide-ocean',
  'pictures/freight',
  'pictures/first-light',
]
for (let i = 0; i < 4; i++) {
  const t = performance.now()
  const text = sharp({
    text: {
      text: `<span foreground="#f3f8fa" letter_spacing="-1800" line_height=".82">${words[i]}</span>`,
      font: 'Archivo 76',
      fontfile: '/tmp/archivo-wide.ttf',
      width: 1092,
      rgba: true,
      dpi: 72,
      wrap: 'word',
    },
  })
  const { data, info } = await text.png().toBuffer({ resolveWithObject: true })
  console.log(info.width, info.height)
  await sharp(`src/assets/${pics[i]}.jpg`)
    .resize(1200, 630)
    .composite([{ input: data, left: 54, top: 630 - 54 - info.height }])
    .jpeg()
    .toFile(`/tmp/p${i}.jpg`)
  console.log(performance.now() - t)
}
