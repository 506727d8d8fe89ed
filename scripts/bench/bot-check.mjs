/** The bot check as a browser passes it. */
import { hash } from 'node:crypto'
import { Problem } from '../lib/say.mjs'
import { send } from './sender.mjs'

/** What a browser is asked at the first touch of a form. */
export const challengeOf = async (port, host, sender) =>
  JSON.parse((await send({ port, host, path: '/api/bot-check', sender })).text)

/** What a browser does before the button is pressed. */
export const solved = ({ challenge, salt, signature, algorithm, maxnumber }) => {
  for (let number = 0; number <= maxnumber; number += 1)
    if (hash('sha256', `${salt}${number}`) === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  throw new Problem('The work of the bot check cannot be done.')
}
