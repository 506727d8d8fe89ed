import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export const runFile = promisify(execFile)

/** True when a process with this id runs, whichever user it belongs to. */
export const isAlive = (pid) => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The process's start time in clock ticks (Linux only, else ''), which differs between processes that share an id. */
const readStartTime = async (pid) => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie counts as dead: it no longer holds anything.
    return fields[0] === 'Z' ? null : (fields[19] ?? '')
  } catch {
    return ''
  }
}

/** A process id with its start time, which can be stored and recognised later. */
export const identify = async (pid) => ({ pid, birth: await readStartTime(pid) })

/** True while the same process that `identify` described is running. */
export const isSameProcess = async (recorded) => {
  if (!recorded || !isAlive(recorded.pid)) return false
  const now = await readStartTime(recorded.pid)
  return now !== null && now === recorded.birth
}

/** Waits until a process has ended. Returns false when it still runs after `limit` milliseconds. */
export const waitUntilGone = async (pid, limit) => {
  const end = performance.now() + limit
  while (performance.now() < end) {
    if (!isAlive(pid) || (await readStartTime(pid)) === null) return true
    await sleep(50)
  }
  return false
}
