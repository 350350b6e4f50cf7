// React reads this variable when it is imported. With another value, the build would contain React's development version.
if (process.argv[2] === 'build') process.env['NODE_ENV'] = 'production'
