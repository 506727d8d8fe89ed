import * as z from 'zod/mini'

const shape = z.object({
  DATABASE_URL: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), '.data'),
  PAYLOAD_SECRET: z._default(z.string(), ''),
  PUBLIC_URL: z._default(z.string(), 'http://localhost:3000'),
  MODE: z._default(z.enum(['demo', 'production']), 'demo'),
})

/** The environment, read once; the only reader of `process.env`. */
export const env = shape.parse(process.env)
