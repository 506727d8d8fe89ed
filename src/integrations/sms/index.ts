import type { Env } from '@/src/env'
import { noSms, outboxSms } from './embedded'
import type { SmsSender } from './port'
import { twilioSms } from './twilio'

type Names = 'SMS_DRIVER' | 'SMS_API_URL' | 'SMS_ACCOUNT_SID' | 'SMS_AUTH_TOKEN' | 'SMS_FROM' | 'DATA_DIR'

/** Creates the sender set in the environment: a provider, the dev mailbox of a demo, or none. */
export const smsSender = (env: Pick<Env, Names>): SmsSender => {
  const { SMS_DRIVER, SMS_API_URL = 'https://api.twilio.com', SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM } = env
  if (SMS_DRIVER === 'twilio' && SMS_ACCOUNT_SID && SMS_AUTH_TOKEN && SMS_FROM)
    return twilioSms(SMS_API_URL, { account: SMS_ACCOUNT_SID, token: SMS_AUTH_TOKEN, from: SMS_FROM })
  return SMS_DRIVER === 'outbox' ? outboxSms(env.DATA_DIR) : noSms
}
