-- Each request names something new, at the end of the address that wrk was given.
-- 80 connections that wait 40 milliseconds each send about 2,000 requests a second.
math.randomseed(os.time())

function request()
  return wrk.format(nil, wrk.path .. string.format("%x", math.random(0, 2 ^ 31 - 1)))
end

function delay()
  return 40
end
