import { createServer, type AddressInfo, type Socket } from 'node:net'

export type FakeSmtp = {
  readonly url: string
  /** The accepted messages: their recipients, and the source with headers and body. */
  readonly taken: { readonly to: readonly string[]; readonly source: string }[]
  /** `away` closes every connection; `busy` answers 451. */
  state: 'well' | 'away' | 'busy'
  readonly close: () => Promise<void>
}

/** A local mail server that accepts everything except recipients `nobody@…`. */
export const fakeSmtp = async (): Promise<FakeSmtp> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    if (fake.state === 'away') {
      socket.destroy()
      return
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let to: string[] = []
    let body: string[] | null = null
    const reply = (line: string): void => void socket.write(`${line}\r\n`)
    const handleCommand = (line: string): void => {
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'EHLO') return reply('250-fake\r\n250 8BITMIME')
      if (word === 'MAIL') {
        to = []
        return reply(fake.state === 'busy' ? '451 later' : '250 ok')
      }
      if (word === 'RCPT') {
        const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
        if (address.startsWith('nobody@')) return reply('550 no such user')
        to.push(address)
        return reply('250 ok')
      }
      if (word === 'DATA') {
        body = []
        return reply('354 go on')
      }
      if (word === 'QUIT') {
        reply('221 bye')
        socket.end()
        return
      }
      reply('250 ok')
    }
    const handleLine = (line: string): void => {
      if (body === null) return handleCommand(line)
      if (line !== '.') return void body.push(line.startsWith('..') ? line.slice(1) : line)
      fake.taken.push({ to, source: body.join('\r\n') })
      body = null
      reply('250 taken')
    }
    let rest = ''
    socket.on('data', (piece) => {
      const lines = (rest + piece.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) handleLine(line)
    })
    reply('220 fake')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    state: 'well',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return fake
}
