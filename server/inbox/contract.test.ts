import { startInbox } from './testing/start-inbox.ts'
import { testContract } from './testing/contract.ts'

testContract(startInbox)
