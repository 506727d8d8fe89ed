/** Loaded before a measured program: when that ends, writes the most memory it held, in kB, and its processor time. */
import { readFileSync, writeFileSync } from 'node:fs'

/** What the system says of this very program; Node's own count, elsewhere, includes whoever started it. */
const peak = () => {
  try {
    return /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  const kilobytes = Number(peak() ?? process.resourceUsage().maxRSS)
  writeFileSync(process.env.BENCH_PEAK, JSON.stringify({ peakMb: kilobytes / 1024, cpuSeconds: (user + system) / 1e6 }))
})
