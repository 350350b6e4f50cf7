import { existsSync } from 'node:fs'
import { serve } from './serve.ts'

// Serves the built site in a folder, with the inbox: `node server/main.ts [FOLDER]`.
const DEFAULT_FOLDER = 'dist'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  serve(process.argv[2] ?? DEFAULT_FOLDER)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
