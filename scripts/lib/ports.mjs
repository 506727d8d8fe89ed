import net from 'node:net'

/** Resolves to `free` when this port can be listened on, else to the error's code (`EADDRINUSE`, `EACCES`). */
export const probePort = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(error.code ?? 'EUNKNOWN'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')))
  })

/** Finds a port that is free at this moment. */
export const findFreePort = (host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, host, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
