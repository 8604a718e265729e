#!/usr/bin/env python3
"""A player of Kajiba: bears the token of a seat and plays it to the end, in either game.

    bot.py http://localhost:8080 --token TOKEN        play the seat of a token ("Connect a program" at the table)
    bot.py http://localhost:8080 --join TABLE         take an open seat at a table, by its id
    bot.py http://localhost:8080 --new katana         make a table against a bot of the house (or: --new shogunate);
                                                      --bot: bot-novice, bot-apprentice, bot-smith or bot-master;
                                                      --components: usual, shipped or a set's id (with its owner's --token)
"""
import argparse, json, random, sys, time, urllib.error, urllib.request


class Api:
    def __init__(self, url, token=None):
        self.url, self.token = url.rstrip("/") + "/api/v1", token

    def open(self, method, path, body=None):
        headers = {"Accept-Language": "en", "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers, method=method), timeout=60)

    def ask(self, method, path, body=None, may_be_late=False):
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return json.loads(answer.read() or "null")
            except urllib.error.HTTPError as error:
                if error.code == 409 and may_be_late:
                    return None  # someone else was faster
                if error.code not in (429, 503):
                    sys.exit(f"{error.code}: {json.loads(error.read())['detail']}")  # what is wrong, in the server's words
                time.sleep(int(error.headers.get("Retry-After", 1)))  # too fast, or the server restarts


def sit(api, args):
    """Gets a token, and deals where the table is our own."""
    api.token = args.token
    if args.token and not args.new:
        return api.ask("GET", "/token")["table"]
    if args.join:
        seated = api.ask("POST", f"/tables/{args.join}/seats", {"name": args.name})
    else:
        seats, values = ["me"] + [args.bot] * (1 if args.new == "katana" else 2), args.components
        seated = api.ask("POST", "/tables", {"game": args.new, "name": args.name, "seats": seats, "components": values})
    api.token = seated["token"]
    print("token", seated["token"], "at", seated["url"], flush=True)
    if args.new:
        api.ask("POST", f"/tables/{seated['table']}/start")
    return seated["table"]


def play(api, table):
    """Decides for as long as the seat is asked; says whether the game is over."""
    while (phase := api.ask("GET", f"/tables/{table}")["phase"]) == "playing":
        asked = api.ask("GET", f"/tables/{table}/options")
        answers = [option for option in asked["options"] if not option["free"]]
        if not answers:
            return False
        option = random.choice(answers)  # this is where a better player thinks, about GET /view
        decision = {"version": asked["version"], "index": option["index"]}
        if api.ask("POST", f"/tables/{table}/decisions", decision, may_be_late=True):
            print(option["sentence"], flush=True)
    return phase != "gathering"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    usual = {"--token": None, "--join": None, "--new": None, "--name": "Robo", "--bot": "bot-novice", "--components": "usual"}
    for option, value in usual.items():
        parser.add_argument(option, default=value)
    api = Api((args := parser.parse_args()).url)
    table = sit(api, args)
    while not play(api, table):
        with api.open("GET", f"/tables/{table}/events") as events:  # the stream says when to look again
            next((line for line in events if line.startswith(b"data: {") and play(api, table)), None)
    json.dump(api.ask("GET", f"/tables/{table}")["result"], sys.stdout)
