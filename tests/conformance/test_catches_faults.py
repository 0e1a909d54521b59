"""The suite lets a lawful game pass, and names the law that a faulty one breaks."""



