import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import java.util.ArrayList;
import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One OpenSearch node in this process, for tests and benches: `SearchEngine <folder> <HTTP port> <its number, from 1> <transport port of each node>…`.
 * Ends with its standard input.
 */
public final class SearchEngine {
  public static void main(String[] arguments) throws Exception {
    String folder = arguments[0];
    int number = Integer.parseInt(arguments[2]);
    List<String> names = new ArrayList<>();
    List<String> addresses = new ArrayList<>();
    for (int place = 3; place < arguments.length; place++) {
      names.add("node-" + (place - 2));
      addresses.add("127.0.0.1:" + arguments[place]);
    }
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((first, settings) -> {
      settings.put("node.name", "node-" + number);
      settings.put("http.port", arguments[1]);
      settings.put("transport.port", arguments[2 + number]);
      settings.put("network.host", "127.0.0.1");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      if (names.size() == 1) settings.put("discovery.type", "single-node");
      else {
        settings.put("discovery.type", "zen");
        settings.putList("discovery.seed_hosts", addresses);
        settings.putList("cluster.initial_cluster_manager_nodes", names);
      }
    }).build(newConfigs().basePath(folder).clusterName("partwright-" + arguments[3]).numOfNode(1).useLogger());
    runner.ensureYellow();
    System.out.println("the engine is ready");
    while (System.in.read() >= 0) { }
    runner.close();
  }
}
