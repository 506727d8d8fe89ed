/** The 403 page of the panel's views (ADM-01). */
const Forbidden = () => (
  <main style={{ padding: '4rem 2rem', maxWidth: '40rem' }}>
    <h1>This is not for your account</h1>
    <p>
      Only the platform’s own people may do this. <a href="/admin">Back to the panel</a>
    </p>
  </main>
)

export default Forbidden
