#!/usr/bin/gjs -m
// Opens a WebKitGTK window that reads one command per line, such as {"open":["https://…",390,844]}. Writes each result as
// a line of JSON. The argument is a script that runs in each page before the page's own scripts.
import Gio from 'gi://Gio'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import System from 'system'

Gtk.init(null)
const content = new WebKit.UserContentManager()
const { TOP_FRAME } = WebKit.UserContentInjectedFrames
const { START } = WebKit.UserScriptInjectionTime
content.add_script(WebKit.UserScript.new(System.programArgs[0], TOP_FRAME, START, null, null))
const view = new WebKit.WebView({ user_content_manager: content })
const window = new Gtk.Window({ child: view })
window.show_all()

const load = (url) =>
  new Promise((resolve) => {
    const handler = view.connect('load-changed', (_, event) => {
      if (event !== WebKit.LoadEvent.FINISHED) return
      view.disconnect(handler)
      resolve()
    })
    view.load_uri(url)
  })

const commands = {
  async open(url, width, height) {
    window.resize(width, height)
    // Without about:blank in between, a URL that differs only in its fragment wouldn't reload the page.
    await load('about:blank')
    await load(url)
  },
  evaluate: (script) =>
    new Promise((resolve) => {
      view.call_async_javascript_function(script, -1, null, null, null, null, (_, result) =>
        resolve(view.call_async_javascript_function_finish(result).to_json(0)),
      )
    }),
  print(file) {
    const settings = new Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, `file://${file}`)
    const operation = WebKit.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.print()
    return new Promise((resolve) => operation.connect('finished', () => resolve()))
  },
}

const input = new Gio.DataInputStream({ base_stream: new Gio.UnixInputStream({ fd: 0 }) })
const listen = () =>
  input.read_line_async(0, null, async (_, result) => {
    const [line] = input.read_line_finish_utf8(result)
    if (line === null) return Gtk.main_quit()
    const [[name, args]] = Object.entries(JSON.parse(line))
    print((await commands[name](...args)) ?? 'null')
    listen()
  })
listen()
Gtk.main()
