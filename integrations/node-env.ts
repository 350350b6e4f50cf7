// React chooses its files by this, as soon as it is loaded. On a developer's computer it may be another, and all scripts
// of the site would be twice as large.
if (process.argv[2] === 'build') process.env['NODE_ENV'] = 'production'
