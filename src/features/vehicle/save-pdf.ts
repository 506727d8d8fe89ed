const unsaid = 'The PDF could not be made. Please try again.'

const messageOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => null)
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  return typeof message === 'string' && message !== '' ? message : unsaid
}

/** Milliseconds a browser is given to take the file over before its address ends. */
const TAKEN = 60_000

/** Fetches a file and hands it to the browser under a name. Throws an Error with the server's words where there is none. */
export const savePdf = async (href: string, name: string): Promise<void> => {
  const response = await fetch(href)
  if (!response.ok) throw new Error(await messageOf(response))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), TAKEN)
}
