import { processRow, type WorkQueue } from '@/src/services/background/work-queue'

type Options = { readonly maxConcurrent: number; readonly clock: () => Date }

/** Processes due rows until there are none left, `maxConcurrent` at a time. @returns the number of attempts */
export const drain = async <Row>(queue: WorkQueue<Row>, { maxConcurrent, clock }: Options): Promise<number> => {
  let tries = 0
  const lane = async (): Promise<void> => {
    for (let row = await queue.claim(clock()); row !== undefined; row = await queue.claim(clock())) {
      tries += 1
      await processRow(queue, row, clock)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, lane))
  return tries
}
