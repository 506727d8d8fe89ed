const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const loadBitmap = async (url: string): Promise<ImageBitmap> => {
  const image = new Image()
  image.fetchPriority = 'low'
  image.src = url
  await image.decode()
  // A bitmap stays decoded; an image may have to be decoded again during a turn.
  return createImageBitmap(image)
}

/** Wait before a failed frame is requested again: the image route asks for 2 s when it is busy. */
const RETRY_DELAY_MS = 2000

/** Loads and decodes a frame; undefined if both attempts failed. */
export const loadFrame = async (url: string): Promise<ImageBitmap | undefined> => {
  try {
    return await loadBitmap(url)
  } catch {
    await delay(RETRY_DELAY_MS)
    return loadBitmap(url).catch(() => undefined)
  }
}
