import type { Env } from '@/src/env'
import { noSms, createDevMailboxSms } from './embedded'
import type { SmsSender } from './port'
import { createTwilioSms } from './twilio'

type EnvNames = 'SMS_DRIVER' | 'SMS_API_URL' | 'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM' | 'DATA_DIR'

/** Creates the sender set in the environment: a provider, the dev mailbox of a demo, or none. */
export const createSmsSender = (env: Pick<Env, EnvNames>): SmsSender => {
  const { SMS_DRIVER, SMS_API_URL = 'https://api.twilio.com', SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM } = env
  if (SMS_DRIVER === 'twilio' && SMS_ACCOUNT_SID && SMS_AUTH_TOKEN && SMS_FROM)
    return createTwilioSms(SMS_API_URL, { account: SMS_ACCOUNT_SID, token: SMS_AUTH_TOKEN, from: SMS_FROM })
  return SMS_DRIVER === 'dev-mailbox' ? createDevMailboxSms(env.DATA_DIR) : noSms
}
