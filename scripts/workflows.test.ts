import { globSync, readFileSync } from 'node:fs'
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser'
import { expect, test } from 'vitest'

const WORKFLOWS = globSync('.github/workflows/*.yml')

/** What GitHub says of a workflow, by its own schema. */
async function mistakesIn(name: string, content: string) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

test.each(WORKFLOWS)('GitHub understands %s', async (name) => {
  expect(await mistakesIn(name, readFileSync(name, 'utf8'))).toEqual([])
})

test.each([
  ['timeout-minutes', 'timeout'],
  ['runs-on', 'run-on'],
  ['steps:', 'stages:'],
  ["${{ hashFiles('", '${{ hashFile('],
])('it does not when %s reads %s', async (right, wrong) => {
  const [name] = WORKFLOWS
  const content = readFileSync(name!, 'utf8')
  expect(content).toContain(right)
  expect(await mistakesIn(name!, content.replace(right, wrong))).not.toEqual([])
})

test('every action is one commit, which nobody can move, with its version beside it', () => {
  const uses = WORKFLOWS.flatMap((name) => readFileSync(name, 'utf8').match(/uses: .+/g) ?? [])
  expect(uses.length).toBeGreaterThan(2)
  for (const use of uses)
    expect(use).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})
