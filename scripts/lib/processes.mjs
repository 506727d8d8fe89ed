import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** Whether a process with this id lives. One of another user counts. */
export const alive = (pid) => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** When the process began, where the system tells (Linux): two processes that share an id differ in it. */
const birth = async (pid) => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie is dead to us: it holds nothing any more.
    return fields[0] === 'Z' ? null : (fields[19] ?? '')
  } catch {
    return ''
  }
}

/** A process id with its birth, to be kept on disk and recognised later. */
export const identity = async (pid) => ({ pid, birth: await birth(pid) })

/** Whether the very process of `identity` still lives. */
export const lives = async (kept) => {
  if (!kept || !alive(kept.pid)) return false
  const now = await birth(kept.pid)
  return now !== null && now === kept.birth
}

/** Waits until a process is gone. False when it still lives after `limit` milliseconds. */
export const gone = async (pid, limit) => {
  const end = performance.now() + limit
  while (performance.now() < end) {
    if (!alive(pid) || (await birth(pid)) === null) return true
    await sleep(50)
  }
  return false
}
