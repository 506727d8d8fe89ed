import net from 'node:net'

/** Whether something could listen on this port now; the error's code otherwise (`EADDRINUSE`, `EACCES`). */
export const portState = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(error.code ?? 'EUNKNOWN'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')))
  })

/** A port nobody uses at this moment. */
export const freePort = (host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, host, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
