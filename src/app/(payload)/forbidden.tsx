/** 403 in the panel: a view that is not for whoever asks. */
const Forbidden = () => (
  <main style={{ display: 'grid', placeItems: 'center', minHeight: '100vh', gap: 12, alignContent: 'center' }}>
    <h1>403: This page could not be accessed.</h1>
    <a href="/admin">Back to the panel</a>
  </main>
)

export default Forbidden
