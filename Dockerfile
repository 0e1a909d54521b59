# The server, compiled. From the root of the repository:
#
#     docker build -t questhall .
#     docker run -p 8300:8300 -v questhall:/data questhall
#
# deploy/compose.yaml starts three of them with PostgreSQL and nginx.

FROM python:3.11 AS build
WORKDIR /questhall
COPY . .
RUN QUESTHALL_COMPILE=1 pip wheel --no-cache-dir --no-deps -w /wheels .

FROM python:3.11-slim
COPY requirements.lock /tmp/
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.lock \
    && pip install --no-cache-dir "$(ls /wheels/*.whl)[cluster,push]" \
    && rm -r /wheels /tmp/requirements.lock \
    && useradd --uid 8300 questhall \
    && install -d -o questhall /data
USER questhall
ENV XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8300
STOPSIGNAL SIGTERM
ENTRYPOINT ["questhall"]
CMD ["serve", "--host", "0.0.0.0"]
