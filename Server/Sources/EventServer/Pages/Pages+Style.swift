extension Pages {
    static let style = """
        :root { color-scheme: light dark; --line: #8884; --accent: #0a6b3d; }
        * { box-sizing: border-box; }
        body { margin: 0; font: 1rem/1.45 system-ui, sans-serif; }
        header, main { max-width: 60rem; margin: 0 auto; padding: .75rem 1rem; }
        h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere; }
        h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
        #state { margin: .25rem 0 0; min-height: 1.5em; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        th, td { text-align: start; padding: .4rem .5rem; border-bottom: 1px solid var(--line); }
        td.number, th.number { text-align: end; }
        form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
        label { display: grid; gap: .25rem; flex: 1 1 12rem; }
        input, button { font: inherit; padding: .6rem .75rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: .4rem; }
        button { background: var(--accent); color: #fff; border-color: var(--accent); cursor: pointer; }
        .error { color: #b3261e; }
        @media (prefers-color-scheme: dark) { .error { color: #ffb4ab; } :root { --accent: #2e8b57; } }
        """
}
