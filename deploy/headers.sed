# The headers of all paths in a build's _headers, as lines for Caddy.
/^\/\*$/,/^\/_astro/s/^ +([^:]+): (.*)$/header \1 `\2`/p
