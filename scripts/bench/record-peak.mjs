/** Preloaded into a measured program: at its exit, writes its peak memory in MB and its processor time in seconds. */
import { readFileSync, writeFileSync } from 'node:fs'

/** Peak memory of this process in kB (Linux). Node's own value can include memory of the process that started it. */
const readPeakKilobytes = () => {
  try {
    return /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  const kilobytes = Number(readPeakKilobytes() ?? process.resourceUsage().maxRSS)
  writeFileSync(process.env.BENCH_PEAK, JSON.stringify({ peakMb: kilobytes / 1024, cpuSeconds: (user + system) / 1e6 }))
})
