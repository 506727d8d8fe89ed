import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goToField } from './go-to-field'

/** A form with one input, as far as `goToField` looks at it. */
const createForm = () => {
  const body = {}
  const frames: (() => void)[] = []
  const listeners: ((event: Partial<Event>) => void)[] = []
  const document: Record<string, unknown> = {
    body,
    activeElement: body,
    querySelector: () => null,
    querySelectorAll: () => [],
  }
  const createInput = () => {
    const input = {
      id: 'field-postcode',
      isDisabled: false,
      getClientRects: () => [{}],
      getBoundingClientRect: () => ({ top: 100, bottom: 140 }),
      matches: () => true,
      querySelector: () => null,
      scrollIntoView: vi.fn(),
      focus: () => {
        if (!input.isDisabled) document['activeElement'] = input
      },
    }
    return input
  }
  let input = createInput()
  document['getElementById'] = () => input
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', {
    innerHeight: 900,
    addEventListener: (_: string, listener: (event: Partial<Event>) => void) => listeners.push(listener),
  })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  return {
    input: () => input,
    hasFocus: () => document['activeElement'] === input,
    renderAnew: () => {
      input = createInput()
      document['activeElement'] = body
    },
    act: (timeStamp: number) => {
      for (const listener of listeners) listener({ timeStamp })
    },
    nextFrame: () => {
      for (const frame of frames.splice(0)) frame()
    },
  }
}

describe('[ADM-02] [ADM-05] a refused save', () => {
  let form: ReturnType<typeof createForm>
  beforeEach(() => {
    form = createForm()
  })

  test('goes to the field once the form is no longer disabled', () => {
    form.input().isDisabled = true
    goToField(['field-postcode'])
    form.nextFrame()
    expect(form.hasFocus()).toBe(false)
    form.input().isDisabled = false
    form.nextFrame()
    expect(form.hasFocus()).toBe(true)
    expect(form.input().scrollIntoView).toHaveBeenCalledTimes(1)
  })

  test('stays at a field that the server’s answer renders anew', () => {
    goToField(['field-postcode'])
    form.nextFrame()
    form.renderAnew()
    form.nextFrame()
    expect(form.hasFocus()).toBe(true)
    expect(form.input().scrollIntoView).toHaveBeenCalledTimes(1)
  })

  test('leaves the page to staff once they do anything, but not for what they did before', () => {
    goToField(['field-postcode'])
    form.act(performance.now() - 1000)
    form.nextFrame()
    expect(form.hasFocus()).toBe(true)
    form.act(performance.now() + 1)
    form.renderAnew()
    form.nextFrame()
    expect(form.hasFocus()).toBe(false)
  })
})
