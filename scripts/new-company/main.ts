import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cancel, confirm, intro, isCancel, log, outro, text } from '@clack/prompts'
import { parse, stringify } from 'yaml'
import { OPTIONAL_CONTENT_FILES } from '../../src/content/schemas/all-schemas.ts'
import { applySetupPlan, findCustomizedContent } from './apply-setup-plan.ts'
import {
  QUESTIONS,
  parseAnswer,
  parseAnswers,
  type Answers,
  type QuestionKey,
} from './questions.ts'
import { planCompanySetup, type SetupPlan } from './setup-plan.ts'

const ROOT = join(import.meta.dirname, '../..')
const DRAFT = '.cache/new-company.yaml'

function stop(): never {
  cancel('Nothing was changed. Run the command again to go on: your answers are kept.')
  process.exit(130)
}

const readDraft = (): Record<string, string> => {
  try {
    return parse(readFileSync(join(ROOT, DRAFT), 'utf8')) ?? {}
  } catch {
    return {}
  }
}

async function ask(): Promise<Answers> {
  const typed = readDraft()
  const answers: Record<string, unknown> = {}
  for (const [name, { message }] of Object.entries(QUESTIONS)) {
    if (!message) continue
    const key = name as QuestionKey
    const answer = await text({
      message,
      initialValue: typed[key] ?? '',
      validate: (value) => parseAnswer(key, value ?? '', answers).problems.join('\n') || undefined,
    })
    if (isCancel(answer)) stop()
    typed[key] = answer ?? ''
    answers[key] = parseAnswer(key, typed[key], answers).data
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    writeFileSync(join(ROOT, DRAFT), stringify(typed))
  }
  return parseAnswers(DRAFT, typed)
}

const describePlan = ({ write, remove, notes }: SetupPlan) =>
  [
    `Writes ${Object.keys(write).join(', ')}.`,
    remove.length > 0 ? `Removes ${remove.join(', ')}.` : '',
    ...notes,
  ]
    .filter(Boolean)
    .join('\n')

async function main() {
  const { values } = parseArgs({
    options: {
      answers: { type: 'string' },
      keep: { type: 'string', multiple: true, default: [] },
    },
  })
  const keep = OPTIONAL_CONTENT_FILES.filter((part) => values.keep.includes(part))
  const unknown = values.keep.find((name) => !OPTIONAL_CONTENT_FILES.some((part) => part === name))
  if (unknown)
    throw new Error(`--keep: found '${unknown}', expected ${OPTIONAL_CONTENT_FILES.join(', ')}`)
  const customized = findCustomizedContent(ROOT)
  if (customized.length > 0)
    throw new Error(
      `content/ is no longer the demonstration's. To start again, first restore the demonstration's content, from git or from .cache/new-company-*/previous.\n${customized.join('\n')}`,
    )
  intro('A new company')
  const answers = values.answers
    ? parseAnswers(values.answers, parse(readFileSync(values.answers, 'utf8')))
    : await ask()
  const plan = await planCompanySetup(ROOT, answers, keep)
  log.message(describePlan(plan))
  if (!values.answers) {
    const isAgreed = await confirm({ message: 'Shall it go on?' })
    if (isCancel(isAgreed) || !isAgreed) stop()
  }
  log.message(`The previous content is in ${applySetupPlan(ROOT, plan)}.`)
  outro("Done. Look at it with 'npm start', then publish it: docs/how-to/publish.md")
}

try {
  await main()
} catch (error) {
  log.error((error as Error).message)
  process.exitCode = 1
}
