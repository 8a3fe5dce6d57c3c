import { expect, test } from '@jest/globals'
import { EnvironmentError, readEnvironment } from './env'

test('nothing set is its own server on localhost:3000', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, ACTUM_DATA: '.data', origin: 'http://localhost:3000' })
})

test('an empty variable is an unset one', () => {
  expect(readEnvironment({ DATABASE_URL: '', ACTUM_ORIGIN: '' }).DATABASE_URL).toBeUndefined()
})

test('every wrong variable is named immediately, without its value', () => {
  const read = () => readEnvironment({ PORT: 'many', DATABASE_URL: 'mysql://root:secret@db', TERMS_URL: 'nowhere' })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/PORT.*DATABASE_URL.*TERMS_URL/s)
  expect(read).not.toThrow(/secret|nowhere/)
})

test('several instances need their own secret', () => {
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/actum' }
  expect(() => readEnvironment(shared)).toThrow(/ACTUM_SECRET/)
  expect(readEnvironment({ ...shared, ACTUM_SECRET: 'x'.repeat(32) }).DATABASE_URL).toBe('postgresql://db/actum')
})

test('a platform for functions needs what its instances share, and calls of the scheduled jobs', () => {
  const platform = { NODE_ENV: 'production', ACTUM_SECRET: 'x'.repeat(32), ACTUM_RUNNER: 'inline' }
  expect(() => readEnvironment(platform)).toThrow(/DATABASE_URL: needed.*S3_BUCKET: needed.*CRON_SECRET: needed/)
  const store = { S3_BUCKET: 'acts', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' }
  const whole = { ...platform, ...store, DATABASE_URL: 'postgresql://db/actum', CRON_SECRET: 'y'.repeat(16) }
  expect(readEnvironment(whole).ACTUM_RUNNER).toBe('inline')
  const onVercel = { ...whole, VERCEL: '1' }
  expect(() => readEnvironment({ ...onVercel, ACTUM_RUNNER: '' })).toThrow(/ACTUM_RUNNER: must be inline or external/)
  const { CRON_SECRET: _secret, ...withWorkers } = { ...onVercel, ACTUM_RUNNER: 'external' }
  expect(readEnvironment(withWorkers).VERCEL).toBe('1')
  const { DATABASE_URL, ACTUM_SECRET } = whole
  const withoutBucket = { NODE_ENV: 'production', VERCEL: '1', ACTUM_RUNNER: 'external', DATABASE_URL, ACTUM_SECRET }
  expect(() => readEnvironment(withoutBucket)).toThrow(/S3_BUCKET: needed/)
})

test('files in a bucket need the whole group of variables, and half of it names what is missing', () => {
  const bucket = {
    S3_BUCKET: 'acts',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hidden',
  }
  expect(readEnvironment(bucket).S3_BUCKET).toBe('acts')
  expect(() => readEnvironment({ S3_ENDPOINT: 'https://s3.example', S3_SECRET_ACCESS_KEY: 'hidden' })).toThrow(
    /S3_BUCKET: needed.*S3_REGION: needed.*S3_ACCESS_KEY_ID: needed/,
  )
  expect(() => readEnvironment({ S3_FORCE_PATH_STYLE: 'false' })).toThrow(/S3_BUCKET.*S3_SECRET_ACCESS_KEY/)
  expect(() => readEnvironment({ S3_DIRECT: 'true' })).toThrow(/S3_BUCKET.*S3_SECRET_ACCESS_KEY/)
  expect(() => readEnvironment({ ...bucket, S3_REGION: '' })).toThrow(
    / S3_REGION: needed with the other S3_ variables\.$/,
  )
  expect(() => readEnvironment({ ...bucket, S3_REGION: '' })).not.toThrow(/hidden/)
})

test('the path style of a bucket is yes or no in words', () => {
  const bucket = {
    S3_BUCKET: 'acts',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hidden',
  }
  expect(readEnvironment({ ...bucket, S3_FORCE_PATH_STYLE: 'true' }).S3_FORCE_PATH_STYLE).toBe(true)
  expect(readEnvironment({ ...bucket, S3_FORCE_PATH_STYLE: '0' }).S3_FORCE_PATH_STYLE).toBe(false)
  expect(() => readEnvironment({ ...bucket, S3_FORCE_PATH_STYLE: 'perhaps' })).toThrow(/S3_FORCE_PATH_STYLE/)
})

test('the origin never ends in a slash', () => {
  expect(readEnvironment({ ACTUM_ORIGIN: 'https://actum.example/' }).origin).toBe('https://actum.example')
})

test('email needs a server and a sender, and the error doesn’t repeat them', () => {
  const mail = { SMTP_URL: 'smtps://user:hidden@mail.example', MAIL_FROM: 'Actum <acts@clinic.example>' }
  expect(readEnvironment(mail)).toMatchObject({ ...mail, MAIL_PER_DAY: 500 })
  expect(() => readEnvironment({ SMTP_URL: mail.SMTP_URL })).toThrow(
    / MAIL_FROM: needed with the other mail variables\.$/,
  )
  expect(() => readEnvironment({ MAIL_FROM: mail.MAIL_FROM })).toThrow(/SMTP_URL: needed/)
  expect(() => readEnvironment({ ...mail, MAIL_FROM: 'Actum' })).toThrow(/MAIL_FROM: name@host or Name <name@host>/)
  expect(() => readEnvironment({ ...mail, SMTP_URL: 'http://user:hidden@mail.example' })).toThrow(/SMTP_URL: smtp:/)
  expect(() => readEnvironment({ ...mail, SMTP_URL: 'http://user:hidden@mail.example' })).not.toThrow(/hidden/)
})

test('who we are to Gotenberg is given whole, and only with its address', () => {
  const service = { GOTENBERG_URL: 'http://gotenberg:3000' }
  expect(readEnvironment(service).GOTENBERG_URL).toBe('http://gotenberg:3000')
  expect(readEnvironment({ ...service, GOTENBERG_USERNAME: 'actum', GOTENBERG_PASSWORD: 'p' }).GOTENBERG_USERNAME).toBe(
    'actum',
  )
  expect(() => readEnvironment({ GOTENBERG_USERNAME: 'actum' })).toThrow(
    /GOTENBERG_URL: needed.*GOTENBERG_PASSWORD: needed/,
  )
})

test.each([
  ['GOOGLE_CLIENT_ID', /GOOGLE_CLIENT_SECRET: needed/],
  ['GITHUB_CLIENT_SECRET', /GITHUB_CLIENT_ID: needed/],
  ['OIDC_NAME', /OIDC_ISSUER: needed.*OIDC_CLIENT_ID: needed.*OIDC_CLIENT_SECRET: needed/],
  ['PADDLE_API_KEY', /PADDLE_CLIENT_TOKEN: needed.*PADDLE_WEBHOOK_SECRET: needed.*PADDLE_PRICE_STANDARD_MONTH: needed/],
])('%s alone names what is missing besides it', (name, missing) => {
  expect(() => readEnvironment({ [name]: 'hidden' })).toThrow(missing)
  expect(() => readEnvironment({ [name]: 'hidden' })).not.toThrow(/hidden/)
})

test('where people may be sent back to is a list of addresses', () => {
  const list = 'https://app.example/back, http://localhost:8080/cb'
  expect(readEnvironment({ SOCIAL_REDIRECT_URIS: list }).SOCIAL_REDIRECT_URIS).toEqual([
    'https://app.example/back',
    'http://localhost:8080/cb',
  ])
  expect(readEnvironment({ API_ORIGINS: 'https://a.example, http://b.example:8080' }).API_ORIGINS).toHaveLength(2)
  expect(() => readEnvironment({ API_ORIGINS: 'https://a.example/page' })).toThrow(/API_ORIGINS/)
  expect(() => readEnvironment({ SOCIAL_REDIRECT_URIS: 'javascript:alert(1)' })).toThrow(/SOCIAL_REDIRECT_URIS/)
})
