// React reads NODE_ENV on import. Without `production`, the build would contain React's development version.
if (process.argv[2] === 'build') process.env['NODE_ENV'] = 'production'
