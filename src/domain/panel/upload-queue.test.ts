import { describe, expect, test } from 'vitest'
import { createUploadQueue, listUploaded, type UploadResult } from './upload-queue'

/** Uploads that end when the test says so. */
const createUploads = () => {
  const ends = new Map<string, (result: UploadResult) => void>()
  const upload = ({ name }: { name: string }): Promise<UploadResult> =>
    new Promise((resolve) => {
      ends.set(name, resolve)
    })
  const end = async (name: string, result: UploadResult = { url: `/${name}` }): Promise<void> => {
    ends.get(name)?.(result)
    ends.delete(name)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return { upload, end, running: () => [...ends.keys()] }
}

const filesOf = (...names: string[]) => names.map((name) => ({ name }))
const failedUpload: UploadResult = { problem: 'No connection.', isLost: true }

describe('[STF-01] files that are uploaded', () => {
  test('run two at once, and each is known as soon as it is acknowledged, in the order of the files', async () => {
    const { upload, end, running } = createUploads()
    const queue = createUploadQueue(upload)
    queue.add(filesOf('1', '2', '3', '4'))
    expect(running()).toEqual(['1', '2'])
    await end('2')
    expect(listUploaded(queue.items())).toEqual(['/2'])
    expect(running()).toEqual(['1', '3'])
    await end('1')
    await end('4')
    await end('3')
    expect(listUploaded(queue.items())).toEqual(['/1', '/2', '/3', '/4'])
  })

  test('count again in their place once their removal is undone', async () => {
    const { upload, end } = createUploads()
    const queue = createUploadQueue(upload)
    queue.add(filesOf('1', '2'))
    await end('1')
    await end('2')
    queue.forget(['/1'])
    expect(listUploaded(queue.items())).toEqual(['/2'])
    queue.recall(['/1'])
    expect(listUploaded(queue.items())).toEqual(['/1', '/2'])
  })

  test('are uploaded again after a lost connection, but not those that were refused', async () => {
    const { upload, end, running } = createUploads()
    const queue = createUploadQueue(upload)
    queue.add(filesOf('1', '2', '3'))
    await end('1')
    await end('2', failedUpload)
    await end('3', { problem: 'No image.', isLost: false })
    expect(queue.items().map(({ state }) => state)).toEqual(['done', 'failed', 'failed'])
    queue.retry()
    expect(running()).toEqual(['2'])
    await end('2')
    expect(listUploaded(queue.items())).toEqual(['/1', '/2'])
    queue.dismiss()
    expect(queue.items()).toHaveLength(2)
    queue.forget(['/1'])
    expect(listUploaded(queue.items())).toEqual(['/2'])
  })

  test('tell their listeners of each change', async () => {
    const { upload, end } = createUploads()
    const queue = createUploadQueue(upload)
    let changes = 0
    const stop = queue.subscribe(() => (changes += 1))
    queue.add(filesOf('1'))
    await end('1')
    expect(changes).toBe(3)
    stop()
    queue.refuse(filesOf('2'), 'Too many.')
    expect(changes).toBe(3)
  })
})
