import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { figureTextAtProgress } from '../../src/components/count-up-figure/figure-text-at-progress.ts'
import { OPTIONAL_CONTENT_FILES, type ContentName } from '../../src/content/schemas/all-schemas.ts'
import { svgToSymbol } from '../../src/content/svg-to-symbol.ts'
import { replacePrimaryColour } from './colours.ts'
import { createCompanyContent } from './company-content.ts'
import { drawLogos, LOGO_AND_ICON_FILES } from './draw-logos.ts'
import type { Answers } from './questions.ts'

export interface SetupPlan {
  write: Record<string, string>
  remove: string[]
  notes: string[]
}

const REPLACED_BY: Record<string, string> = {
  'logo-bar.svg': 'logo.svg',
  'logo-stacked.svg': 'logo.svg',
  'icon-small.svg': 'icon.svg',
}

function ownDrawing(folder: string, file: string): string | undefined {
  const path = join(folder, file)
  if (!folder || !existsSync(path)) return undefined
  const svg = readFileSync(path, 'utf8')
  svgToSymbol(basename(file, '.svg'), path, svg)
  return svg
}

async function brandFiles({ name, shortName, logo }: Answers): Promise<Record<string, string>> {
  const own = LOGO_AND_ICON_FILES.map((file) => [
    file,
    ownDrawing(logo, file) ?? ownDrawing(logo, REPLACED_BY[file] ?? file),
  ])
  const drawn = own.every(([, svg]) => svg) ? {} : await drawLogos(name, shortName)
  return { ...drawn, ...Object.fromEntries(own.filter(([, svg]) => svg)) }
}

const withSettings = (env: string, { site, form }: Answers) =>
  Object.entries({
    SITE_URL: site,
    FORM_ENDPOINT: form ? form.endpoint : '',
    FORM_ACCESS_KEY: form ? form.key : '',
  }).reduce(
    (text, [name, value]) =>
      new RegExp(`^${name}=`, 'm').test(text)
        ? text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`)
        : `${text.trimEnd()}\n${name}=${value}\n`,
    env,
  )

const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))

export async function planCompanySetup(
  root: string,
  answers: Answers,
  keep: readonly ContentName[],
): Promise<SetupPlan> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const colours = replacePrimaryColour(read('content/brand/colours.css'), answers.colour)
  const settings = existsSync(join(root, '.env')) ? '.env' : '.env.example'
  return {
    write: {
      ...inFolder('content', createCompanyContent(join(root, 'content'), answers, keep)),
      ...inFolder('content/brand', await brandFiles(answers)),
      'content/brand/colours.css': colours.css,
      '.env': withSettings(read(settings), answers),
    },
    remove: OPTIONAL_CONTENT_FILES.filter((part) => !keep.includes(part))
      .map((part) => `content/${part}.yaml`)
      .filter((file) => existsSync(join(root, file))),
    notes: [
      ...colours.notes,
      ...answers.figures.figures
        .filter(({ number, suffix }) => !suffix && number >= 1000)
        .map(
          (figure) =>
            `${figure.number} ${figure.label} is shown as ${figureTextAtProgress(figure, 1)}: a sign behind the number, as in 1.2K, changes that.`,
        ),
      ...keep.map(
        (part) =>
          `content/${part}.yaml stays as it is, with invented facts: put in your own before you publish.`,
      ),
    ],
  }
}
