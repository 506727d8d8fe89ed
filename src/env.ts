import * as z from 'zod/mini'

const optionalText = z.optional(z.string())
const optionalUrl = z.optional(z.string().check(z.refine((value) => URL.canParse(value), 'must be a URL')))
const wholeNumber = (fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
      z.transform((value: string) => Number(value)),
    ),
    fallback,
  )

/** All environment variables; `.env.example` explains each. */
const envSchema = z.object({
  MODE: z.optional(z.enum(['demo', 'production'])),
  PORT: wholeNumber(3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z._default(z.string(), ''),
  PUBLIC_URL: z._default(z.string().check(z.refine((value) => URL.canParse(value), 'must be a URL')), ''),
  PAYLOAD_SECRET: z._default(z.string(), ''),
  ALLOW_HTTP: z.optional(z.enum(['0', '1'])),
  REQUIRE_SECOND_FACTOR: z.optional(z.enum(['0', '1'])),
  CONTENT_POLICY: z._default(z.enum(['on', 'report', 'off']), 'on'),

  ALGOLIA_APP_ID: optionalText,
  ALGOLIA_ADMIN_KEY: optionalText,
  ALGOLIA_SEARCH_KEY: optionalText,
  ALGOLIA_INDEX_PREFIX: z._default(z.string(), ''),
  SEARCH_ADMIN_KEY: z.optional(z.string().check(z.minLength(32))),

  RUN_JOBS: z._default(z.enum(['0', '1']), '1'),

  REDIS_URL: optionalUrl,
  CDN_PURGE_URL: optionalUrl,
  CDN_PURGE_TOKEN: optionalText,

  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,

  EMAIL_DRIVER: z.optional(z.enum(['dev-mailbox', 'smtp'])),
  SMTP_URL: optionalUrl,
  EMAIL_FROM: optionalText,

  SMS_DRIVER: z.optional(z.enum(['dev-mailbox', 'twilio', 'off'])),
  SMS_API_URL: optionalUrl,
  SMS_ACCOUNT_SID: optionalText,
  SMS_AUTH_TOKEN: optionalText,
  SMS_FROM: optionalText,

  PAYMENTS_DRIVER: z.optional(z.enum(['test', 'stripe', 'off'])),
  STRIPE_API_URL: optionalUrl,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,

  GEOCODING_KEY: optionalText,
  VALUATION_URL: optionalUrl,
  VALUATION_KEY: optionalText,
  FINANCE_QUOTE_URL: optionalUrl,
  FINANCE_QUOTE_KEY: optionalText,
  MARKET_GAUGE_URL: optionalUrl,
  MARKET_GAUGE_KEY: optionalText,
  DELIVERY_PRICE_URL: optionalUrl,
  DELIVERY_PRICE_KEY: optionalText,
  IMAGE_HOST_URL: optionalUrl,
  MAP_STYLE_URL: optionalUrl,
  MAP_HOSTS: z._default(z.string(), ''),
  TURNSTILE_SITE_KEY: optionalText,
  TURNSTILE_SECRET_KEY: optionalText,

  FORECOURT_CONTROL: z.optional(z.enum(['0', '1'])),
})

type RawEnv = z.infer<typeof envSchema>

export type Env = Omit<RawEnv, 'MODE' | 'EMAIL_DRIVER' | 'SMS_DRIVER' | 'PAYMENTS_DRIVER'> & {
  readonly MODE: 'demo' | 'production'
  readonly EMAIL_DRIVER: 'dev-mailbox' | 'smtp'
  readonly SMS_DRIVER: 'dev-mailbox' | 'twilio' | 'off'
  readonly PAYMENTS_DRIVER: 'test' | 'stripe' | 'off'
}

export const environmentNames: readonly string[] = Object.keys(envSchema.shape)

/** Variables that must be set together. */
const variableGroups: readonly (readonly (keyof RawEnv)[])[] = [
  ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_SEARCH_KEY'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['SMTP_URL', 'EMAIL_FROM'],
]

const listIncompleteGroups = (raw: RawEnv): string[] =>
  variableGroups.flatMap((names) => {
    const missing = names.filter((name) => !raw[name])
    if (missing.length === 0 || missing.length === names.length) return []
    const nonEmpty = names.filter((name) => raw[name])
    return missing.map((name) => `${name} is missing, while ${nonEmpty.join(' and ')} is set`)
  })

/** Chooses unset drivers: the real one if its keys are set, else the demo's, else (in production) the safe one. */
const chooseDrivers = (raw: RawEnv, demo: boolean) => ({
  EMAIL_DRIVER: raw.EMAIL_DRIVER ?? (raw.SMTP_URL ? 'smtp' : 'dev-mailbox'),
  SMS_DRIVER: raw.SMS_DRIVER ?? (raw.SMS_AUTH_TOKEN ? 'twilio' : demo ? 'dev-mailbox' : 'off'),
  PAYMENTS_DRIVER: raw.PAYMENTS_DRIVER ?? (raw.STRIPE_SECRET_KEY ? 'stripe' : demo ? 'test' : 'off'),
})

const applyDefaults = (raw: RawEnv): Env => {
  const MODE = raw.MODE ?? (raw.DATABASE_URL || raw.PUBLIC_URL ? 'production' : 'demo')
  return {
    ...raw,
    MODE,
    PUBLIC_URL: raw.PUBLIC_URL || `http://localhost:${raw.PORT}`,
    ...chooseDrivers(raw, MODE === 'demo'),
  }
}

const listDriversWithoutKeys = (env: Env): string[] => [
  ...(env.EMAIL_DRIVER === 'smtp' && !env.SMTP_URL ? ['EMAIL_DRIVER is smtp, but SMTP_URL is missing'] : []),
  ...(env.SMS_DRIVER === 'twilio' && !env.SMS_AUTH_TOKEN
    ? ['SMS_DRIVER is twilio, but SMS_AUTH_TOKEN is missing']
    : []),
  ...(env.PAYMENTS_DRIVER === 'stripe' && !env.STRIPE_SECRET_KEY
    ? ['PAYMENTS_DRIVER is stripe, but STRIPE_SECRET_KEY is missing']
    : []),
]

/** Lists what a production installation lacks, or must not use. */
const listProductionProblems = (env: Env): string[] => [
  ...(env.DATABASE_URL ? [] : ['DATABASE_URL is missing']),
  ...(env.PAYLOAD_SECRET.length >= 32 ? [] : ['PAYLOAD_SECRET must be a secret of at least 32 characters']),
  ...(env.PUBLIC_URL.startsWith('https:') || env.ALLOW_HTTP === '1'
    ? []
    : ['PUBLIC_URL must begin with https: (ALLOW_HTTP=1 permits http on a private network)']),
  ...(env.EMAIL_DRIVER === 'dev-mailbox' ? ['SMTP_URL is missing, and EMAIL_DRIVER=dev-mailbox sends no email'] : []),
  ...(env.PAYMENTS_DRIVER === 'test' ? ['PAYMENTS_DRIVER is test, which takes no payments'] : []),
  ...(env.SMS_DRIVER === 'dev-mailbox' ? ['SMS_DRIVER is dev-mailbox, which sends nothing'] : []),
]

export type EnvResult = { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly problems: string[] }

/**
 * Parses an environment. Empty values count as unset. Production requires its variables; demos and tools (tests, type
 * generation, the build) use defaults.
 */
export const parseEnv = (source: Readonly<Record<string, string | undefined>>): EnvResult => {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value && name in envSchema.shape),
  )
  const parsed = envSchema.safeParse(nonEmpty)
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  }
  const env = applyDefaults(parsed.data)
  const problems = [
    ...listIncompleteGroups(parsed.data),
    ...listDriversWithoutKeys(env),
    ...(env.MODE === 'production' ? listProductionProblems(env) : []),
  ]
  return problems.length === 0 ? { ok: true, env } : { ok: false, problems }
}

const loadEnv = (): Env => {
  const result = parseEnv(process.env)
  if (result.ok) return result.env
  throw new Error(`Invalid environment:\n${result.problems.map((one) => `  - ${one}`).join('\n')}`)
}

/** The environment, read once when the process starts; no other module reads `process.env`. */
export const env: Env = loadEnv()
