// XMLPull
