"""Reads GIF files, for the test of those that pages write: decode(bytes) gives width, height and the pictures
as rows of red, green and blue. Strict: anything that the format does not allow is an error."""


def unpacked(data, smallest):
    """The pixels of one picture, by Lempel, Ziv and Welch as the GIF89a specification has it."""
    clear, end = 1 << smallest, (1 << smallest) + 1
    out, size, at, held, bits, table, last = bytearray(), smallest + 1, 0, 0, 0, None, None
    while True:
        while bits < size:
            held |= data[at] << bits
            at += 1
            bits += 8
        code = held & ((1 << size) - 1)
        held >>= size
        bits -= size
        if code == clear:
            table = [bytes([k]) for k in range(clear)] + [None, None]
            size, last = smallest + 1, None
            continue
        if code == end:
            assert at == len(data), "bytes behind the end"
            return out
        if last is None:
            entry = table[code]
        else:
            entry = table[code] if code < len(table) else last + last[:1]
            assert code <= len(table), "a code that is not there yet"
            if len(table) < 4096:
                table.append(last + entry[:1])
        out += entry
        last = entry
        if len(table) == 1 << size and size < 12:
            size += 1


def decode(data):
    assert data[:6] == b"GIF89a" and data[-1] == 0x3B
    width, height = data[6] | data[7] << 8, data[8] | data[9] << 8
    assert data[10] & 0x80
    count = 2 << (data[10] & 7)
    colours = [data[13 + 3 * k:16 + 3 * k] for k in range(count)]
    at, pictures = 13 + 3 * count, []

    def blocks():
        nonlocal at
        whole = bytearray()
        while data[at]:
            whole += data[at + 1:at + 1 + data[at]]
            at += 1 + data[at]
        at += 1
        return whole

    while data[at] != 0x3B:
        if data[at] == 0x21:
            at += 2
            blocks()
            continue
        assert data[at] == 0x2C and data[at + 9] == 0 and data[at + 10] == 8
        at += 11
        pixels = unpacked(blocks(), 8)
        assert len(pixels) == width * height, "%d pixels" % len(pixels)
        pictures.append(b"".join(colours[k] for k in pixels))
    assert at == len(data) - 1
    return width, height, pictures
