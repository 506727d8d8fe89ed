/** Passes the bot check as a browser does. */
import { hash } from 'node:crypto'
import { OperatorError } from '../lib/log.mjs'
import { send } from './http-client.mjs'

/** Requests a challenge, as a browser does when a form is first touched. */
export const requestChallenge = async (port, host, sender) =>
  JSON.parse((await send({ port, host, path: '/api/bot-check', sender })).text)

/** Solves a challenge, as a browser does before a form is sent. */
export const solveChallenge = ({ challenge, salt, signature, algorithm, maxnumber }) => {
  for (let number = 0; number <= maxnumber; number += 1)
    if (hash('sha256', `${salt}${number}`) === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  throw new OperatorError('The challenge of the bot check has no solution.')
}
