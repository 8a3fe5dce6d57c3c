import { startLocalPaddle } from './server'

const PORT = 3456

/** `npm run paddle:local -- [port] [address of Actum]` */
const [port = String(PORT), actum = 'http://localhost:3000'] = process.argv.slice(2)
const webhookUrl = `${actum.replace(/\/$/, '')}/api/paddle/webhook`
const paddle = await startLocalPaddle({ port: Number(port), webhookUrl, retryMs: 5_000 })

const variables = Object.entries(paddle.variables).map(([name, value]) => `${name}=${value}`)
process.stdout.write(
  `${[
    `The local Paddle listens at ${paddle.url} and tells ${webhookUrl} what happens.`,
    'Start Actum with these variables, in .env or before the command:',
    '',
    ...variables,
    '',
    'What people and banks do, it is told by POST, for instance (the ids are in /_control/state):',
    `  curl -X POST ${paddle.url}/_control/transactions/txn_…/complete`,
    `  curl -X POST ${paddle.url}/_control/subscriptions/sub_…/past-due`,
    'It keeps nothing: Ctrl+C ends it.',
  ].join('\n')}\n`,
)
