// React reads this variable when it is imported, and otherwise adds its development version to the build.
if (process.argv[2] === 'build') process.env['NODE_ENV'] = 'production'
