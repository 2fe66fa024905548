import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/** OpenSearch nodes in this process, for tests and benches: `SearchEngine <folder> <first HTTP port> <nodes>`. Ends with its standard input. */
public final class SearchEngine {
  public static void main(String[] arguments) throws Exception {
    String folder = arguments[0];
    int port = Integer.parseInt(arguments[1]);
    int nodes = Integer.parseInt(arguments[2]);
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("http.port", port + number - 1);
      settings.put("network.host", "127.0.0.1");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("discovery.type", nodes == 1 ? "single-node" : "zen");
    }).build(newConfigs().basePath(folder).clusterName("partwright-" + port).numOfNode(nodes).useLogger());
    runner.ensureYellow();
    System.out.println("the engine is ready");
    while (System.in.read() >= 0) { }
    runner.close();
  }
}
