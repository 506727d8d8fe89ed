import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const edit = (body: object, token = world.staff.editor.token) =>
  world.rest('POST', '/vehicles/edit-photo', token, { tenant: world.a, alt: 'A car', turn: 90, ...body })

const readUpload = async (id: string | undefined): Promise<string> => {
  const { rows } = await world.pool.query<{ filename: string }>('SELECT filename FROM media WHERE id = $1', [id])
  return `/images/media/uploads/${rows[0]?.filename ?? 'none'}`
}

describe('[STF-01] [SEC-02] editing a photo of a vehicle', () => {
  test('is for editors of the dealer', async () => {
    const url = await readUpload(world.inA['media'])
    expect((await edit({ url }, world.staff.viewer.token)).status).toBe(403)
    expect((await edit({ url, tenant: world.b })).status).toBe(403)
    const { status } = await world.send('/vehicles/edit-photo', { method: 'POST', body: '{}' })
    expect(status).toBe(401)
  })

  test('is refused for another dealer’s upload, another dealer’s vehicle, and an address of neither', async () => {
    expect((await edit({ url: await readUpload(world.inB['media']) })).status).toBe(404)
    await world.pool.query('UPDATE vehicles SET images = $2 WHERE id = $1', [
      world.inB['vehicles'],
      JSON.stringify([{ url: 'https://photos.example/b.jpg' }]),
    ])
    expect((await edit({ url: 'https://photos.example/b.jpg', vehicle: world.inB['vehicles'] })).status).toBe(404)
    for (const url of ['http://169.254.169.254/latest', '/images/media/uploads/..%2Fsecret', '/admin', '/images/%']) {
      const { status, body } = await edit({ url, vehicle: world.inA['vehicles'] })
      expect(status, `${url} ${JSON.stringify(body)}`).toBe(404)
    }
  })

  test('never asks a private address, even for a photo of the dealer’s own vehicle', async () => {
    let requests = 0
    const server = createServer((_, response) => {
      requests += 1
      response.end('secret')
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/photo.jpg`
    await world.pool.query('UPDATE vehicles SET images = $2 WHERE id = $1', [
      world.inA['vehicles'],
      JSON.stringify([{ url }]),
    ])
    const { status, body } = await edit({ url, vehicle: world.inA['vehicles'] })
    server.close()
    expect(status, JSON.stringify(body)).toBe(422)
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(requests).toBe(0)
  })

  test('says what to do if nothing would change', async () => {
    const { status, body } = await edit({ url: await readUpload(world.inA['media']), turn: 0 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ message: 'Turn or crop the photo first.' }] })
  })
})
