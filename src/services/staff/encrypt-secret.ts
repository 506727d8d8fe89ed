import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const deriveCipherKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'staff second factor', 32))

export const encrypt = (key: string, text: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveCipherKey(key), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.')
}

/** Throws if the text was encrypted with another key. */
export const decrypt = (key: string, text: string): string => {
  const [iv, tag, encrypted] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !encrypted) throw new TypeError('The text is not in the encrypted format.')
  const decipher = createDecipheriv('aes-256-gcm', deriveCipherKey(key), iv)
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
}
