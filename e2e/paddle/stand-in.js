/*
 * Replaces https://cdn.paddle.com/paddle/v2/paddle.js in tests: the parts of Paddle.js that the pages use, with its
 * hosts, so that the content security policy is tested too.
 * https://developer.paddle.com/paddle-js/about/include-paddlejs
 */
;(() => {
  let environment = 'production'
  let settings = null
  let frame = null

  const at = (name) => `https://${environment === 'sandbox' ? 'sandbox-' : ''}${name}.paddle.com`
  const tell = (event) => settings?.eventCallback?.(event)

  /** Keys of one way of writing in the other, however deep. */
  const rekeyed = (value, rename) => {
    if (Array.isArray(value)) return value.map((item) => rekeyed(item, rename))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), rekeyed(item, rename)]))
  }
  const snake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const camel = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())

  const close = () => {
    frame?.remove()
    frame = null
  }

  window.addEventListener('message', ({ origin, data }) => {
    if (frame === null || origin !== at('buy')) return
    if (data.name === 'checkout.closed') close()
    tell(data)
  })

  const Paddle = {
    Version: 'v1',
    Status: { libraryVersion: 'stand-in' },
    get Initialized() {
      return settings !== null
    },
    Environment: {
      set(name) {
        environment = name
      },
    },
    Initialize(options) {
      if (!/^(test|live)_/.test(options.token ?? '')) throw new Error('[PADDLE] The token is not a client-side token')
      settings = options
      const style = document.createElement('link')
      style.rel = 'stylesheet'
      style.href = `${at('cdn')}/paddle/v2/assets/css/paddle.css`
      document.head.append(style)
      // As when a payment link in an email is opened.
      const transactionId = new URLSearchParams(window.location.search).get('_ptxn')
      if (transactionId) Paddle.Checkout.open({ transactionId })
    },
    Update(options) {
      settings = { ...settings, ...options }
    },
    async PricePreview(request) {
      const response = await fetch(`${at('api')}/pricing-preview`, {
        method: 'POST',
        body: JSON.stringify(rekeyed(request, snake)),
      })
      const answer = await response.json()
      if (!response.ok) throw answer
      return rekeyed(answer, camel)
    },
    Checkout: {
      open({ transactionId, settings: asked = {} }) {
        close()
        frame = document.createElement('iframe')
        frame.className = 'paddle-window'
        frame.title = 'Paddle'
        const query = new URLSearchParams({ transactionId, ...asked })
        frame.src = `${at('buy')}/checkout?${query}`
        document.body.append(frame)
      },
      close,
    },
  }
  window.Paddle = Paddle
  window.PaddleBillingV1 = Paddle
})()
